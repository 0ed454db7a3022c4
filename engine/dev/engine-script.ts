import react from '@vitejs/plugin-react'
import { dirname, join } from 'pathe'
import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'
import { bundleEngine, keepExports } from '../bundle/engine-bundle'
import { CLIENT_ENTRY, ENGINE_ROOT } from '../cache/paths'

/** The engine's part of every page in the dev server. */
interface EngineScripts {
  /** By id: the shared script, and for each source a module that re-exports from it. */
  byId: ReadonlyMap<string, string>
  /** Absolute paths of all bundled sources, including style sheets. */
  sources: ReadonlySet<string>
}

export interface DevEngine {
  /** Returns the plugin for one Vite server. All servers of a process share the bundle. */
  plugin(): Plugin
  /** Returns whether an edit of the file requires a new bundle. */
  has(file: string): boolean
}

const SHARED = 'shared-engine.js'
/** Without a script extension, so that Vite does not treat it as hot-updatable. */
const SHARED_ID = '\0shared-engine'
const WORKER = /\.worker\.ts$/
/** Vite adds it to the ids of files below node_modules, such as those of an installed engine. */
const VERSION = /\?v=\w+$/

/** Vite's own map would be four times the size of the script. */
const NO_MAP = { mappings: '' } as const

/** Modules that differ per site, and packages that Vite already bundles. */
const NOT_OURS = /^(virtual:docs\/|react(-dom)?(\/|$))/

/** Folders of browser code. Vite only watches files that it has read itself. */
const WATCHED = ['app', 'client', 'features', 'kit', 'page', 'theme'].map((name) => ENGINE_ROOT + name)

/**
 * Bundles the engine's code common to all pages into one script instead of more than a hundred. The site's
 * own files, and lazy parts of the engine, stay separate.
 */
export function createDevEngine(): DevEngine {
  let sources: ReadonlySet<string> = new Set()
  let isFailed = false
  const bundle = (): Promise<EngineScripts> => {
    const made = bundleScripts()
    made.then(
      (bundled) => {
        sources = bundled.sources
        isFailed = false
      },
      // Pages that request the bundle get the error.
      () => {
        isFailed = true
      },
    )
    return made
  }
  let scripts = bundle()
  const has = (file: string) => sources.has(file) || (isFailed && file.startsWith(ENGINE_ROOT))
  return {
    has,
    plugin: () => ({
      name: 'docs:dev-engine',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      configureServer({ watcher }) {
        // Watch these after the site's own files, which an author may edit as soon as a page is open.
        const watch = () => void watcher.add(WATCHED)
        scripts.then(watch, watch)
      },
      resolveId: {
        filter: { id: /^\.\/shared-engine\.js$/ },
        handler: (_id, importer) => (importer?.startsWith(ENGINE_ROOT) ? SHARED_ID : undefined),
      },
      async load(id) {
        if (id === CLIENT_ENTRY || (id !== SHARED_ID && !id.startsWith(ENGINE_ROOT))) return undefined
        const code = (await scripts).byId.get(id.replace(VERSION, ''))
        return code === undefined ? undefined : { code, map: NO_MAP }
      },
      hotUpdate({ file }) {
        if (!has(file)) return undefined
        scripts = bundle()
        this.environment.moduleGraph.invalidateAll()
        this.environment.hot.send({ type: 'full-reload' })
        return []
      },
    }),
  }
}

async function bundleScripts(): Promise<EngineScripts> {
  const workers = await glob('features/**/*.worker.ts', { cwd: ENGINE_ROOT, absolute: true })
  const bundles = await Promise.all([
    bundleEngine({
      input: CLIENT_ENTRY,
      plugins: [react(), onlyShared, keepExports],
      groups: [{ name: SHARED, test: (id) => id !== CLIENT_ENTRY }],
      mode: 'development',
    }),
    ...workers.map((input) => bundleEngine({ input, mode: 'development' })),
  ])
  const chunks = bundles.flat().filter(({ facadeModuleId }) => facadeModuleId !== CLIENT_ENTRY)
  return {
    byId: new Map(chunks.map(({ facadeModuleId, code }) => [idOf(facadeModuleId), code])),
    sources: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
  }
}

function idOf(source: string | null): string {
  if (source === null) return SHARED_ID
  // Vite requests the script of a worker with this id.
  return WORKER.test(source) ? `${source}?worker_file&type=module` : source
}

/** Skips dynamic imports, which keep their file. */
const onlyShared: Plugin = {
  name: 'docs:only-shared',
  enforce: 'pre',
  resolveId(source, importer, { kind }) {
    if (NOT_OURS.test(source)) return { id: source, external: true }
    if (kind !== 'dynamic-import') return undefined
    const isRelative = importer !== undefined && source.startsWith('.')
    return { id: isRelative ? join(dirname(importer), source) : source, external: 'absolute' }
  },
}
