import react from '@vitejs/plugin-react'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { CLIENT_ENTRY, ENGINE_ROOT, SEARCH_WORKER } from './paths'
import { readableName } from './scoped-names'

/** The engine's part of every page, as the dev server sends it. */
interface EngineScripts {
  /** The shared one, and by the path of each source what stands for it: its exports, out of the shared one. */
  byId: ReadonlyMap<string, string>
  /** Absolute paths of all that is in them, style sheets included. */
  sources: ReadonlySet<string>
}

const SHARED = 'docs-engine.js'
/** Ends in no name of a script: there is nothing in it that could be taken over in place. */
const SHARED_ID = '\0docs-engine'

/** One that Vite makes would be four times as long as the script. */
const NO_MAP = { mappings: '' } as const

/** What a server makes for its site, and what it has for all scripts already. */
const NOT_OURS = /^(virtual:docs\/|react(-dom)?(\/|$))/

/**
 * The browser gets what every page has of the engine as one script instead of more than a hundred. The site's own
 * files, and what the engine brings only when it is wanted, stay scripts of their own.
 * @returns makes the plugin of a server; servers of the same process have the bundle in common.
 */
export function devEngine(): () => Plugin {
  let last: EngineScripts | undefined
  const bundle = (): Promise<EngineScripts> => {
    const made = bundleEngine()
    const keep = (bundled: EngineScripts) => {
      last = bundled
    }
    // A source that cannot be read is told to the pages that ask for it.
    made.then(keep, () => undefined)
    return made
  }
  let scripts = bundle()
  return () => ({
    name: 'docs:dev-engine',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/docs-engine\.js$/ },
      handler: () => SHARED_ID,
    },
    load: {
      filter: { id: { include: [/docs-engine$/, `${ENGINE_ROOT}**`], exclude: /\.css/ } },
      async handler(id) {
        const code = (await scripts).byId.get(id.replace(/\?.*$/, ''))
        return code === undefined ? undefined : { code, map: NO_MAP }
      },
    },
    hotUpdate({ file }) {
      if (!last?.sources.has(file)) return
      scripts = bundle()
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  })
}

async function bundleEngine(): Promise<EngineScripts> {
  const [pages, worker] = await Promise.all([
    bundleOf(CLIENT_ENTRY, [react(), onlyShared], { name: SHARED, test: (id) => id !== CLIENT_ENTRY }),
    bundleOf(SEARCH_WORKER),
  ])
  const chunks = [...pages, ...worker].filter(({ facadeModuleId }) => facadeModuleId !== CLIENT_ENTRY)
  return {
    byId: new Map(chunks.map(({ facadeModuleId, code }) => [facadeModuleId ?? SHARED_ID, code])),
    sources: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
  }
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
