import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, version } from 'vite'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
/** In the engine's folder, where its imports are found. */
const FOLDER = join(ENGINE, '.cache')
/** Nobody looks for packages before they are loaded: a small install lacks those that only draw diagrams. */
const PACKAGE = /^(?!\w:)[@\w]/
/** Bundles that stay: a server may still run by an older one, and load a part of it. */
const KEPT = 8

/**
 * The command as one script, made anew where a source of the engine has changed: to transform some hundred modules
 * one by one takes longer than to build a small site.
 * @returns {Promise<string>} Its absolute path.
 * @throws Where the engine's folder cannot be written, or a source is no TypeScript.
 */
export async function bundledCommand() {
  const name = fingerprint()
  const script = join(FOLDER, name, 'docs.js')
  if (existsSync(script)) return script
  const partial = join(FOLDER, `${name}-${randomUUID()}`)
  try {
    await write(partial)
    if (fingerprint() !== name) return await bundledCommand()
    rename(partial, join(FOLDER, name))
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  forgetOldest()
  return script
}

/** Of all that a bundle is made of, and of what makes it. */
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
    if (entry.isDirectory()) return /^(node_modules|\.cache)$/.test(entry.name) ? [] : sources(path)
    return /\.(tsx?|mjs|json)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
  })
}

async function write(target) {
  const { output } = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    root: ENGINE,
    plugins: [ownAddresses],
    build: {
      ssr: join(ENGINE, 'cli/docs.ts'),
      write: false,
      minify: false,
      sourcemap: true,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { external: PACKAGE },
    },
  })
  for (const file of output) {
    const path = join(target, file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
    if (file.type === 'chunk' && file.map) writeFileSync(`${path}.map`, file.map.toString())
  }
}

/** A module looks for files beside its source, not beside the bundle. */
const ownAddresses = {
  name: 'docs:own-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /import\.meta\.url/ },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
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
