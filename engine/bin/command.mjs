#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

// React reads this when it is first loaded, so it must be settled before anything else is.
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)

// The package holds the command as a script, and nothing that makes one.
if (existsSync(new URL('bundle.mjs', import.meta.url))) await runOwn()
else await import(new URL('../dist/docs.js', import.meta.url).href)

async function runOwn() {
  const { bundledCommand } = await import('./bundle.mjs')
  const script = await bundledCommand().catch(() => undefined)
  if (script !== undefined) await import(pathToFileURL(script).href)
  else await runSources()
}

/** Where no bundle can be made: its folder is read-only, or a source is malformed, which this tells better. */
async function runSources() {
  const { runnerImport } = await import('vite')
  const command = fileURLToPath(new URL('../cli/docs.ts', import.meta.url))
  await runnerImport(command, { configFile: false, logLevel: 'error' })
}
