#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

// React reads this when it is first loaded, so it must be set before anything is imported. Whatever the shell says, a
// build is one for readers.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)
if (process.env.DOCS_GUARDED) (await import('./guard.mjs')).tellGuard()

// The published package contains the bundled command, and no bundler.
if (existsSync(new URL('bundle.mjs', import.meta.url))) await runOwn()
else await import(new URL('../dist/docs.js', import.meta.url).href)

async function runOwn() {
  const { bundledCommand } = await import('./bundle.mjs')
  const script = await bundledCommand().catch(() => undefined)
  if (script !== undefined) await import(pathToFileURL(script).href)
  else await runSources()
}

/** Runs without a bundle if its folder is read-only, or if a source is malformed, which this reports better. */
async function runSources() {
  const { runnerImport } = await import('vite')
  const command = fileURLToPath(new URL('../cli/docs.ts', import.meta.url))
  await runnerImport(command, { configFile: false, logLevel: 'error' })
}
