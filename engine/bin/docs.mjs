#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// React reads this when it is first loaded, so it must be settled before anything else is.
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'

await runnerImport(fileURLToPath(new URL('../cli/docs.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
})
