import { glob } from 'tinyglobby'
import type { Plugin } from 'vite'
import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import type { Site } from '../page/site'
import type { SiteSetup } from '../site/setup'
import type { IslandFile } from './islands'
import { siteStyles } from './site-styles'
import { findUnusedFolders, partsModule, slotsModule, toolsModule } from './slots'

const PREFIX = 'virtual:docs/'
const RESOLVED = `\0${PREFIX}`

export type VirtualName = 'site' | 'slots' | 'parts' | 'tools' | 'islands' | 'styles' | 'generated.css'

/** Returns Vite's id of a virtual module. */
export function viteIdOf(name: VirtualName): string {
  return RESOLVED + name
}

export interface VirtualSources {
  readonly setup: SiteSetup
  site(): Site
  islands(): Promise<readonly IslandFile[]>
  /** Returns generated CSS: the classes of highlighted code. */
  generatedCss(): string
}

/** Provides the site's data, islands and styles to the two entries as modules. */
export function virtualModules(sources: VirtualSources): Plugin {
  const modules: Record<string, (query: string, isServed: boolean) => string | Promise<string>> = {
    site: () => `export default ${JSON.stringify(sources.site())}`,
    slots: () => slotsModule(sources.site(), sources.setup),
    parts: () => partsModule(sources.setup),
    tools: () => toolsModule(sources.setup),
    islands: async () => islandList(await sources.islands()),
    // Documents of the dev server link each sheet, so that Vite can replace edited ones.
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
        const [, component, file] = /^island\/(\w+)(.*)$/.exec(id.slice(RESOLVED.length)) ?? []
        if (file !== undefined) return `export { ${component} as default } from ${JSON.stringify(file)}`
        const [name = '', query = ''] = id.slice(RESOLVED.length).split('?')
        return modules[name]?.(query, this.environment.mode === 'dev')
      },
    },
  }
}

/** Returns a module that exports a package as loaded by Node. */
export function packageModule(specifier: string): string {
  return `${PREFIX}package?${specifier}`
}

/** All islands, for rendering. Browsers only know those of their page. */
function islandList(islands: readonly IslandFile[]): string {
  const imports = islands.map(({ file }, index) => `import * as island${index} from ${JSON.stringify(file)}`)
  const list = islands.map((island, index) => `{ ...${JSON.stringify(island)}, module: island${index} }`)
  return `${imports.join('\n')}\nexport default [${list.join(',\n')}]`
}

/** Build-time components add no script to the page, so the style sheets beside them are imported here. */
export async function findStyles(setup: SiteSetup, siteData: Site): Promise<string[]> {
  const unused = findUnusedFolders(siteData)
  const all = await glob('theme/**/*.css', { absolute: true, cwd: ENGINE_ROOT })
  const own = all.filter((file) => !isLazy(file) && !unused.some((folder) => file.startsWith(folder)))
  const first = ['tokens.css', 'base.css', 'prose.css', 'cards.css'].map(
    (name) => `${ENGINE_ROOT}theme/${name}`,
  )
  const { used } = await siteStyles(setup)
  const ofFeatures = setup.hooks.styles.map(({ args: [file] }) => pathOfUrl(file))
  return [...first, ...own.sort().filter((file) => !first.includes(file)), ...ofFeatures, ...used]
}

/** True for a file that is only loaded on demand. */
function isLazy(file: string): boolean {
  return file.endsWith('.lazy.css')
}

function styleModule(files: string[]): string {
  return [...files, `${PREFIX}generated.css`].map((file) => `import ${JSON.stringify(file)}`).join('\n')
}
