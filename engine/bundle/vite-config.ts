import react from '@vitejs/plugin-react'
import { basename, join } from 'pathe'
import send from 'send'
import { type Alias, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { pathOfUrl, TSCONFIG } from '../cache/paths'
import type { ViteOptions } from '../config/types'
import { commonFile, fileInLocale, type Layers } from '../content/layers'
import type { FeatureViteOptions } from '../feature'
import { escapePattern } from '../markdown/code/magic-comments'
import { HASHED } from '../page/site'
import { listProvidedModules } from '../site/features/hooks'
import type { SiteSetup } from '../site/setup'
import { className, moduleStyles } from './class-names'
import { ENGINE_PACKAGES, resolvePackages } from './packages'
import { publicModules, themeParts } from './theme-parts'
import { themeWords } from './theme-words'
import { type VirtualSources, virtualModules } from './virtual-modules'

/** Returns the options that the dev server, the renderer and the browser bundle share: the engine's, and those of a site. */
export function viteConfig(setup: SiteSetup, sources: VirtualSources): InlineConfig {
  const own = [...setup.hooks.vite.map(({ args: [options] }) => ofVite(options)), setup.config.vite ?? {}]
  return own.reduce<InlineConfig>(
    (config, options) => mergeConfig<InlineConfig, object>(config, options),
    engineConfig(setup, sources),
  )
}

/** Leaves out what Vite does not have. */
function ofVite({ modules: _, islands: __, ...options }: FeatureViteOptions): ViteOptions {
  return options
}

function engineConfig(setup: SiteSetup, sources: VirtualSources): InlineConfig {
  return {
    root: setup.root,
    base: setup.config.baseUrl,
    configFile: false,
    tsconfig: TSCONFIG,
    envFile: false,
    appType: 'custom',
    publicDir: join(setup.root, 'static'),
    cacheDir: join(setup.cache, 'vite'),
    logLevel: 'error',
    clearScreen: false,
    mode: setup.mode,
    plugins: [
      react(),
      resolvePackages(setup.root),
      ...localeFiles(setup.layers),
      publicModules,
      ...themeParts(setup),
      virtualModules(sources),
      moduleStyles(),
      noMarkdown,
      themeWords(() => sources.setup.config.words),
    ],
    resolve: {
      alias: [
        { find: '@site', replacement: setup.root },
        ...listProvidedModules(setup.hooks).map(moduleAlias),
      ],
    },
    ssr: { noExternal: ENGINE_PACKAGES },
    css: {
      modules: { generateScopedName: className },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: `${HASHED}[name]-[hash].js` } },
    },
    optimizeDeps: { noDiscovery: true, include: [] },
  }
}

/** Pages compile the Markdown that they import. A component would get it as if it were script. */
const noMarkdown: Plugin = {
  name: 'docs:no-markdown',
  load: {
    filter: { id: /\.mdx?$/ },
    handler(id) {
      throw new Error(`${basename(id)} is Markdown: import it in the page, or its text with ?raw`)
    },
  },
}

function moduleAlias([name, file]: readonly [name: string, file: URL]): Alias {
  return { find: new RegExp(`^${escapePattern(name)}$`), replacement: pathOfUrl(file) }
}

/**
 * Lets modules and Markdown files of a locale import each other as if all locales were one folder. An import is
 * resolved from the path in the default locale, and finds the locale's own file first. Also applies to static files.
 */
function localeFiles(layers: Layers): Plugin[] {
  const { own } = layers
  if (own === undefined) return []
  return [
    {
      name: 'docs:locale-files',
      enforce: 'pre',
      configureServer({ config, middlewares }) {
        const root = join(own, 'static')
        middlewares.use(config.base.slice(0, -1), (request, response, next) => {
          const [path = '/'] = request.url?.split('?') ?? []
          // What is not a file of the locale may be one of the site, or a module.
          send(request, path, { root, index: false, maxAge: 0 })
            .on('error', () => next())
            .on('directory', () => next())
            .pipe(response)
        })
      },
      async resolveId(source, importer, options) {
        if (importer === undefined || !isOfSite(importer, layers.root)) return undefined
        const inner = { ...options, skipSelf: true }
        const from = commonFile(importer, layers)
        const found =
          (await this.resolve(source, from, inner)) ??
          (from === importer ? null : await this.resolve(source, importer, inner))
        if (found === null || !isOfSite(found.id, layers.root)) return found
        const [file = '', query] = found.id.split(/(?=\?)/)
        return { ...found, id: fileInLocale(file, layers) + (query ?? '') }
      },
    },
  ]
}

function isOfSite(id: string, root: string): boolean {
  return id.startsWith(`${root}/`) && !id.includes('/node_modules/')
}
