import react from '@vitejs/plugin-react'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { readableName } from '../bundle/scoped-names'
import { CLIENT_ENTRY, ENGINE_ROOT, SEARCH_WORKER } from '../cache/paths'

/** The engine's part of every page, as the dev server sends it. */
interface EngineScripts {
  /** The shared one, and by the id of each source what stands for it: its exports, out of the shared one. */
  byId: ReadonlyMap<string, string>
  /** Absolute paths of all that is in them, style sheets included. */
  sources: ReadonlySet<string>
}

export interface DevEngine {
  /** That of one Vite server: those of a process have the bundle in common. */
  plugin(): Plugin
  /** Whether an edit of a file has the bundle made again. */
  has(file: string): boolean
}

const SHARED = 'docs-engine.js'
/** Ends in no name of a script: there is nothing in it that could be taken over in place. */
const SHARED_ID = '\0docs-engine'
/** As Vite asks for the script of a worker. */
const WORKER_ID = `${SEARCH_WORKER}?worker_file&type=module`

/** One that Vite makes would be four times as long as the script. */
const NO_MAP = { mappings: '' } as const

/** What a server makes for its site, and what it has for all scripts already. */
const NOT_OURS = /^(virtual:docs\/|react(-dom)?(\/|$))/

/** Where sources are that run in browsers. Vite watches none that it has not read itself. */
const WATCHED = ['app', 'client', 'page', 'search', 'theme'].map((name) => ENGINE_ROOT + name)

/**
 * The browser gets what every page has of the engine as one script instead of more than a hundred. The site's own
 * files, and what the engine brings only when it is wanted, stay scripts of their own.
 */
export function createDevEngine(): DevEngine {
  let sources: ReadonlySet<string> = new Set()
  let isFailed = false
  const bundle = (): Promise<EngineScripts> => {
    const made = bundleEngine()
    made.then(
      (bundled) => {
        sources = bundled.sources
        isFailed = false
      },
      // The pages that ask for it are told why.
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
        // After the site's own files: an author may edit one of them as soon as its page is there.
        const watch = () => void watcher.add(WATCHED)
        scripts.then(watch, watch)
      },
      resolveId: {
        filter: { id: /^\.\/docs-engine\.js$/ },
        handler: (_id, importer) => (importer?.startsWith(ENGINE_ROOT) ? SHARED_ID : undefined),
      },
      async load(id) {
        if (id === CLIENT_ENTRY || (id !== SHARED_ID && !id.startsWith(ENGINE_ROOT))) return undefined
        const code = (await scripts).byId.get(id)
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

async function bundleEngine(): Promise<EngineScripts> {
  const [pages, worker] = await Promise.all([
    bundleOf(CLIENT_ENTRY, [react(), onlyShared], { name: SHARED, test: (id) => id !== CLIENT_ENTRY }),
    bundleOf(SEARCH_WORKER),
  ])
  const chunks = [...pages, ...worker].filter(({ facadeModuleId }) => facadeModuleId !== CLIENT_ENTRY)
  return {
    byId: new Map(chunks.map(({ facadeModuleId, code }) => [idOf(facadeModuleId), code])),
    sources: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
  }
}

function idOf(source: string | null): string {
  if (source === null) return SHARED_ID
  return source === SEARCH_WORKER ? WORKER_ID : source
}

async function bundleOf(
  input: string,
  plugins: PluginOption[] = [],
  ...groups: Rolldown.CodeSplittingGroup[]
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: ENGINE_ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'development',
    plugins,
    css: { modules: { generateScopedName: (name, file) => readableName(name, file) } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]', codeSplitting: { groups } },
      },
    },
  })
  if (!('output' in result)) throw new Error(`The bundle of ${input} gave no output.`)
  return result.output.filter((item) => item.type === 'chunk')
}

/** Follows no import that waits until it is wanted, and keeps every module open to files that are not bundled. */
const onlyShared: Plugin = {
  name: 'docs:only-shared',
  enforce: 'pre',
  resolveId: (source, _importer, { kind }) =>
    NOT_OURS.test(source) || kind === 'dynamic-import' ? { id: source, external: true } : undefined,
  moduleParsed({ id, isEntry }) {
    if (!isEntry && /\.tsx?$/.test(id)) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
  },
}
