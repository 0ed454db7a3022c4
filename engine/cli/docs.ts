import { main } from './main'

// Modules can be loaded only while this one is being loaded: it ends when the command has ended.
await main(process.argv.slice(2))
