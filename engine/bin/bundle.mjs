import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from 'vite'
import { addressHere, writeBundle } from './write-bundle.mjs'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
/** Inside the engine's folder, so that the bundle's imports resolve. */
const FOLDER = join(ENGINE, '.cache')
/** Old bundles to keep: a running server may still load parts of one. */
const KEPT = 8

/**
 * Returns the command as one script, bundled again whenever a source of the engine has changed. Transforming some
 * hundred modules one by one takes longer than building a small site.
 * @returns {Promise<string>} Its absolute path.
 * @throws If the engine's folder is read-only, or a source is not valid TypeScript.
 */
export async function bundledCommand() {
  const name = fingerprint()
  const script = join(FOLDER, name, 'docs.js')
  if (existsSync(script)) return script
  const partial = join(FOLDER, `${name}-${randomUUID()}`)
  try {
    const input = { docs: join(ENGINE, 'cli/docs.ts') }
    await writeBundle({ input, target: partial, sourcemap: true, address: addressHere })
    if (fingerprint() !== name) return await bundledCommand()
    rename(partial, join(FOLDER, name))
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  forgetOldest()
  return script
}

/** Is there while the package is packed, and belongs to no bundle. */
const PACKED = ['docs', 'examples'].map((name) => join(ENGINE, name))

/** Covers the sources of a bundle and the versions of the tools that make it. */
function fingerprint() {
  const digest = createHash('sha256').update(`${version}\0${ENGINE}\0${process.env.NODE_ENV}\0`)
  for (const file of sources(ENGINE).sort()) {
    digest
      .update(`${relative(ENGINE, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return digest.digest('hex').slice(0, 20)
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const isOutput = /^(node_modules|\.cache|dist)$/.test(entry.name) || PACKED.includes(path)
    if (entry.isDirectory()) return isOutput ? [] : sources(path)
    return /\.(tsx?|mjs|json)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
  })
}

/** Another process may have been faster. */
function rename(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function forgetOldest() {
  const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const bundles = readdirSync(FOLDER).map((name) => join(FOLDER, name))
  const aged = bundles.map((path) => ({ path, age: age(path) })).sort((a, b) => b.age - a.age)
  for (const { path } of aged.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
