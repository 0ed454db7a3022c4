import { main } from './main'

// The module runner can load modules only while this module is loading, so it awaits the command.
await main(process.argv.slice(2))
