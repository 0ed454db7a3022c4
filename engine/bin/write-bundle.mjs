import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, transformWithOxc } from 'vite'

const ENGINE = fileURLToPath(new URL('../', import.meta.url))
/** Packages stay imports and are not resolved: a small install lacks those that only draw diagrams. */
const PACKAGE = /^(?!\w:)[@\w]/

/**
 * Writes modules of the engine as JavaScript for Node, each under its name, with their imports from the engine.
 * @param {object} options
 * @param {Record<string, string>} options.input Paths of the modules, by name.
 * @param {string} options.target The folder to write to.
 * @param {boolean} options.sourcemap
 * @param {(source: string) => string} options.address Returns an expression for the URL of a source.
 */
export async function writeBundle({ input, target, sourcemap, address }) {
  const { output } = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    root: ENGINE,
    plugins: [ownAddresses(address)],
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        input,
        external: PACKAGE,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  for (const file of output) {
    const path = join(target, file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
    if (file.type === 'chunk' && file.map) writeFileSync(`${path}.map`, file.map.toString())
  }
}

/** Returns the URL of a source on this machine. */
export function addressHere(source) {
  return JSON.stringify(pathToFileURL(source).href)
}

/** Modules look for files beside their source, not beside the bundle. Texts and comments that name the expression keep it. */
function ownAddresses(address) {
  return {
    name: 'docs:own-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /import\.meta\.url/ },
      handler: (code, id) =>
        transformWithOxc(code, id, { define: { 'import.meta.url': address(id) }, sourcemap: true }),
    },
  }
}
