import { failLate, main } from './main'

process.on('uncaughtException', failLate)
process.on('unhandledRejection', failLate)
// The module runner can load modules only while this module is loading, so it awaits the command.
await main(process.argv.slice(2))
// A component may have left a timer or a server open, which would keep the process alive.
process.exit()
