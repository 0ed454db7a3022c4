#!/usr/bin/env node
// Runs a TypeScript file on every Node the project supports: `node engine/bin/run.mjs <file.ts> [arguments]`.
// The file must await its work at the top level, and may set `process.exitCode`.
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('Which file? Usage: node engine/bin/run.mjs <file.ts> [arguments]')
  process.exit(1)
}

const path = resolve(file)
process.argv = [process.argv[0], path, ...args]
process.setSourceMapsEnabled(true)

try {
  await runnerImport(path, { root: process.cwd(), logLevel: 'error' })
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
