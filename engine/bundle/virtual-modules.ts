import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import { localeFolder } from '../content/layers'
import type { Site } from '../page/site'
import { pageFolders, type SiteSetup } from '../site/setup'
import { findIslands, type IslandFile } from './islands'
import { partsModule, unusedFolders } from './parts'

const PREFIX = 'virtual:docs/'
const RESOLVED = `\0${PREFIX}`

export type VirtualName = 'site' | 'parts' | 'islands' | 'styles' | 'generated.css'

/** The id under which Vite knows a virtual module. */
export function resolvedId(name: VirtualName): string {
  return RESOLVED + name
}

export interface VirtualSources {
  readonly setup: SiteSetup
  site(): Site
  /** CSS that no file holds: the classes of highlighted code. */
  generatedCss(): string
}

/** The modules that tell the two entries about this site: its data, its islands, its styles. */
export function virtualModules(sources: VirtualSources): Plugin {
  const modules: Record<string, (query: string, isServed: boolean) => string | Promise<string>> = {
    site: () => `export default ${JSON.stringify(sources.site())}`,
    parts: () => partsModule(sources.site()),
    islands: async () => islandModule(await findIslands(sources.setup.root)),
    // Documents of the dev server name each sheet, and Vite exchanges those that are edited.
    styles: async (_, isServed) =>
      styleModule(isServed ? [] : await findStyles(sources.setup, sources.site())),
    'generated.css': sources.generatedCss,
    package: (specifier) => `import * as module from ${JSON.stringify(specifier)}\nexport default module`,
  }
  return {
    name: 'docs:virtual-modules',
    resolveId: {
      filter: { id: /^virtual:docs\// },
      handler: (id) => RESOLVED + id.slice(PREFIX.length),
    },
    load: {
      filter: { id: /^\0virtual:docs\// },
      handler(id) {
        const [name = '', query = ''] = id.slice(RESOLVED.length).split('?')
        return modules[name]?.(query, this.environment.mode === 'dev')
      },
    },
  }
}

/** The module whose default export is a package, loaded as Node loads it. */
export function packageModule(specifier: string): string {
  return `${PREFIX}package?${specifier}`
}

/** All islands, for the server. The browser knows those that a page names. */
function islandModule(islands: IslandFile[]): string {
  const imports = islands.map(({ file }, index) => `import * as island${index} from ${JSON.stringify(file)}`)
  const list = islands.map(
    ({ id, file }, index) => `{ ...${JSON.stringify({ id, file })}, module: island${index} }`,
  )
  return `${imports.join('\n')}\nexport default [${list.join(',\n')}]`
}

/** Components that run at build time bring no script, so the style sheets beside them are named here. */
export async function findStyles({ root, config }: SiteSetup, siteData: Site): Promise<string[]> {
  const options = { absolute: true, ignore: ['**/node_modules/**', '**/dist/**'] }
  const unused = unusedFolders(siteData)
  const all = await glob('theme/**/*.css', { ...options, cwd: ENGINE_ROOT })
  const own = all.filter((file) => !isLazy(file) && !unused.some((folder) => file.startsWith(folder)))
  const patterns = styledFolders(config).map((folder) => `${folder}/**/*.css`)
  const site = await glob(patterns, { ...options, cwd: root })
  const first = ['tokens.css', 'base.css', 'prose.css', 'cards.css'].map(
    (name) => `${ENGINE_ROOT}theme/${name}`,
  )
  return [
    ...first,
    ...own.sort().filter((file) => !first.includes(file)),
    ...site.filter((file) => !isLazy(file)).sort(),
  ]
}

/** Where a page may import a style sheet from: among the files of all locales and among those of its own. */
function styledFolders(config: SiteSetup['config']): string[] {
  const folders = ['components', 'src', ...pageFolders(config)]
  const own = localeFolder(config.i18n)
  return own === undefined ? folders : [...folders, ...folders.map((folder) => `${own}/${folder}`)]
}

/** What a script brings with it, when it is asked for. */
function isLazy(file: string): boolean {
  return file.endsWith('.lazy.css')
}

function styleModule(files: string[]): string {
  return [...files, `${PREFIX}generated.css`].map((file) => `import ${JSON.stringify(file)}`).join('\n')
}
