import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import { className } from './class-names'

interface EngineBundle {
  /** Absolute paths of the modules to begin with. */
  input: string | string[]
  plugins?: PluginOption[]
  /** What goes into scripts of their own. */
  groups?: Rolldown.CodeSplittingGroup[]
  mode?: 'development' | 'production'
  /** True for the renderer, and false for browsers. */
  ssr?: boolean
}

/** Bundles modules of the engine, which are the same for every site. @returns the scripts, in memory. */
export async function bundleEngine({
  input,
  plugins = [],
  groups = [],
  mode = 'production',
  ssr = false,
}: EngineBundle): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: ENGINE_ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode,
    plugins,
    css: { modules: { generateScopedName: className } },
    build: {
      ssr,
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

/** Preserves all exports of each module, for those that are not bundled. */
export const keepExports: Plugin & Pick<Rolldown.Plugin, 'moduleParsed'> = {
  name: 'docs:keep-exports',
  moduleParsed({ id, isEntry }) {
    if (!isEntry && /\.tsx?$/.test(id)) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' })
  },
}
