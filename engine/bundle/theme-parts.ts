import { readFileSync } from 'node:fs'
import { join, relative } from 'pathe'
import { type Plugin, parseSync } from 'vite'
import { ENGINE_ROOT } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import { PACKAGE } from '../page/package-name'
import type { SiteSetup } from '../site/setup'
import { noPartExport } from './problems'
import { viteIdOf } from './virtual-modules'

type PartName = keyof SiteSetup['config']['theme']['components']

/** The module of each part that a site may replace, in the engine's folder. Each exports the part under its name. */
const THEME_PARTS: Readonly<Record<PartName, string>> = {
  Navbar: 'theme/navbar/Navbar.tsx',
  Breadcrumbs: 'theme/layout/Breadcrumbs.tsx',
  Title: 'theme/layout/Title.tsx',
  Toc: 'theme/layout/Toc.tsx',
  PageMenu: 'theme/layout/PageMenu.tsx',
  CodeBlock: 'theme/code/CodeBlock.tsx',
  ArticleFooter: 'theme/layout/ArticleFooter.tsx',
  Pagination: 'theme/layout/Pagination.tsx',
  NotFound: 'theme/layout/NotFound.tsx',
  Footer: 'theme/footer/Footer.tsx',
}

/** What sites import as `docwright/theme`. It has the engine's own parts, so that a replacement can show them. */
const PUBLIC_THEME = `${ENGINE_ROOT}theme/public.ts`

const PARTS = viteIdOf('parts')

const WRAPPER = '\0virtual:docs/part/'

/** Returns the absolute paths of a site's own parts, by name. */
export function ownParts({ root, config }: Pick<SiteSetup, 'root' | 'config'>): Map<PartName, string> {
  const { components } = config.theme
  const names = Object.keys(THEME_PARTS) as PartName[]
  return new Map(
    names.flatMap((name) => {
      const file = components[name]
      return file === undefined ? [] : [[name, join(root, file)] as const]
    }),
  )
}

/**
 * Gives the theme a site's own part where it imports one that the site replaces. Modules are replaced rather than
 * components, so that a site that replaces nothing bundles the same code as if nothing could be replaced.
 */
export function themeParts(setup: Pick<SiteSetup, 'root' | 'config'>): Plugin[] {
  const parts = ownParts(setup)
  if (parts.size === 0) return []
  for (const [name, file] of parts) checkExport(name, file, setup.root)
  const byModule = new Map([...parts.keys()].map((name) => [ENGINE_ROOT + THEME_PARTS[name], name]))
  return [
    {
      name: 'docs:theme-parts',
      enforce: 'pre',
      resolveId: {
        filter: { id: new RegExp(`/(?:${[...parts.keys()].join('|')})(?:\\.tsx)?$`) },
        async handler(source, importer = '', options) {
          if (!isOfTheme(importer)) return undefined
          const original = await this.resolve(source, importer, { ...options, skipSelf: true })
          const name = original && byModule.get(original.id)
          return name ? WRAPPER + name : original
        },
      },
      load: {
        filter: { id: new RegExp(`^${WRAPPER}`) },
        handler(id) {
          const name = id.slice(WRAPPER.length) as PartName
          const [own, original] = [parts.get(name), ENGINE_ROOT + THEME_PARTS[name]].map((path) =>
            JSON.stringify(path),
          )
          return `export * from ${original}\nexport { default as ${name} } from ${own}`
        },
      },
    },
  ]
}

/** What a feature puts into a place of a page may be a part of the theme. */
function isOfTheme(importer: string): boolean {
  if (importer === PUBLIC_THEME) return false
  return importer.startsWith(ENGINE_ROOT) || importer === PARTS
}

/** @throws SiteError for a module without a default export. */
function checkExport(name: PartName, file: string, root: string): void {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const names = staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName))
  if (!names.some(({ kind, name: exported }) => kind === 'Default' || exported === 'default'))
    throw new SiteError(noPartExport(name, relative(root, file)))
}

const PUBLIC = new RegExp(`^${PACKAGE}/(?:theme|kit/browser/([\\w-]+))$`)

/**
 * Resolves `docwright/theme` and the modules of the kit for browsers. They only pass on others, so that a site's part gets
 * those that it imports, and not the whole theme.
 */
export const publicModules: Plugin = {
  name: 'docs:public-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: PUBLIC },
    handler(source) {
      const name = PUBLIC.exec(source)?.[1]
      const id = name === undefined ? PUBLIC_THEME : `${ENGINE_ROOT}kit/browser/${name}.ts`
      return { id, moduleSideEffects: false }
    },
  },
}
