import { createRequire } from 'node:module'
import { join, relative } from 'pathe'
import type { Plugin } from 'vite'
import { CLIENT_ENTRY, ENGINE_ROOT } from '../cache/paths'

const REACT = /^react(-dom)?(\/|$)/
const PACKAGE = /^(?!\w:|virtual:|node:)(@[^/]+\/)?[\w.-]+/

/** Followed by a file and a specifier for Node to resolve from it. An id that ends in `.json` would be data to Vite. */
const BY_NODE = '\0docs:by-node?'

/** Packages that must exist only once: two copies of React would not share state. */
export const ENGINE_PACKAGES = ['react', 'react-dom']

/** Returns the name of an engine package for Vite's optimizer, which resolves it from the site's folder. */
export function packageOfEngine(name: string, root: string): string {
  const isSame = fileFrom(join(root, 'package.json'), name) === fileFrom(CLIENT_ENTRY, name)
  return isSame ? name : `${relative(join(root, 'node_modules'), ENGINE_ROOT)} > ${name}`
}

function fileFrom(importer: string, specifier: string): string | undefined {
  try {
    return createRequire(importer).resolve(specifier)
  } catch {
    return undefined
  }
}

/**
 * Resolves packages for a site in any folder: React is the engine's own, and imports of files outside the site's folder
 * are resolved as if they were in it.
 */
export function resolvePackages(root: string): Plugin {
  const site = join(root, 'package.json')
  return {
    name: 'docs:found-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: PACKAGE },
      async handler(source, importer, options) {
        const isServer = this.environment.config.consumer === 'server'
        const resolve = (from: string) => this.resolve(source, from, { ...options, skipSelf: true })
        if (REACT.test(source)) return isServer ? byNode(source, CLIENT_ENTRY) : resolve(CLIENT_ENTRY)
        if (importer === undefined || !isOutside(importer, root)) return undefined
        const own = await resolve(importer)
        if (own) return own
        const found = await resolve(site)
        return found && isServer && isScript(found.id) ? byNode(source, site) : found
      },
    },
    load: {
      filter: { id: new RegExp(`^${BY_NODE.replace('?', '\\?')}`) },
      handler(id) {
        const loaded = parseNodeModuleId(id)
        return loaded && moduleByNode(loaded.specifier, loaded.from)
      },
    },
  }
}

function byNode(specifier: string, from: string): string {
  return `${BY_NODE}${from}?${specifier}`
}

/** Returns the specifier that such a module loads and the file it is resolved from; undefined for any other module. */
export function parseNodeModuleId(id: string): { specifier: string; from: string } | undefined {
  if (!id.startsWith(BY_NODE)) return undefined
  const [from = '', specifier = ''] = id.slice(BY_NODE.length).split('?')
  return { specifier, from }
}

/** Returns a module that exports what Node loads, since Vite's own loader does not support CommonJS. */
function moduleByNode(specifier: string, from: string): string {
  const load = `createRequire(${JSON.stringify(from)})(${JSON.stringify(specifier)})`
  const names = Object.keys(createRequire(from)(specifier)).filter((name) =>
    /^(?!default$)[a-z_$][\w$]*$/i.test(name),
  )
  const own = `import { createRequire } from 'node:module'\nconst loaded = ${load}\n`
  return `${own}export default loaded.__esModule ? loaded.default : loaded\nexport const { ${names.join(', ')} } = loaded`
}

/** True for an author's file that is in neither a package, nor the site, nor the engine. */
function isOutside(importer: string, root: string): boolean {
  if (importer.startsWith('\0') || importer.includes('/node_modules/')) return false
  return !importer.startsWith(`${root}/`) && !importer.startsWith(ENGINE_ROOT)
}

function isScript(id: string): boolean {
  return /\.[cm]?js$/.test(id)
}
