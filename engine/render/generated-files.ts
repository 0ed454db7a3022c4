import { SiteError } from '../diagnostics/problem'
import type { BuiltSite, GeneratedFile, PublicPath } from '../feature'
import type { SiteModel } from '../site/site-model'
import { fileOfTwoFeatures } from './problems'
import { sidebarPath } from './view/sidebar-view'
import { WRONG_BASE_FILE, wrongBaseScript } from './wrong-base'

/** The engine's own entry in messages. */
const ENGINE = 'the engine'

/**
 * Returns the generated files of a site: its sidebars, and those of its features.
 * @throws SiteError if two features add a file with the same path.
 */
export function generatedFiles(
  { content, setup }: Pick<SiteModel, 'content' | 'setup'>,
  built: BuiltSite,
): ReadonlyMap<PublicPath, GeneratedFile> {
  const { basePath } = built.site
  const sidebars = content.sidebars.map((sidebar) => {
    const { items } = sidebar
    return [sidebarPath(sidebar, basePath), () => JSON.stringify({ items })] as const
  })
  const own = {
    ...Object.fromEntries(sidebars),
    [basePath + WRONG_BASE_FILE]: () => wrongBaseScript(basePath),
  }
  const lists = setup.hooks.files.map(({ feature, list }) => ({ feature, files: list(built) }))
  const all = new Map<PublicPath, { feature: string; file: GeneratedFile }>()
  for (const { feature, files } of [{ feature: ENGINE, files: own }, ...lists]) {
    for (const [path, file] of Object.entries(files)) {
      const first = all.get(path)
      if (first) throw new SiteError(fileOfTwoFeatures(path, first.feature, feature))
      all.set(path, { feature, file })
    }
  }
  return new Map([...all].map(([path, { file }]) => [path, file]))
}
