import { routeOf } from '../content/href'
import { sidebarPath } from '../content/versions/sidebar-path'
import { SiteError } from '../diagnostics/problem'
import type { BuiltSite, FileOptions, GeneratedFile, PublicPath } from '../feature'
import { areLast } from '../feature/files'
import { cleanPath } from '../page/site'
import type { SiteModel } from '../site/site-model'
import { fileOfPage, fileOfTwoFeatures } from './problems'
import { WRONG_BASE_FILE, wrongBaseScript } from './wrong-base'

/** The engine's own entry in messages. */
const ENGINE = 'the engine'

type Files = ReadonlyMap<PublicPath, GeneratedFile>

/**
 * Returns the generated files of a site: its sidebars, and those of its features; separately those that depend on checks.
 * `apart` has the paths of those for others than readers.
 * @throws SiteError if two features add a file with the same path, or one with that of a page.
 */
export function listGeneratedFiles(
  { content, setup }: Pick<SiteModel, 'content' | 'setup'>,
  built: BuiltSite,
): { now: Files; checked: Files; apart: ReadonlySet<PublicPath> } {
  const { basePath } = built.site
  const sidebars = content.sidebars.map((sidebar) => {
    const { items } = sidebar
    return [sidebarPath(sidebar, basePath), () => JSON.stringify({ items })] as const
  })
  const own = {
    ...Object.fromEntries(sidebars),
    [basePath + WRONG_BASE_FILE]: () => wrongBaseScript(basePath),
  }
  const lists = setup.hooks.files.flatMap(({ feature, args }) =>
    areLast(args) ? [] : [{ feature, files: args[0](built), options: args[1] }],
  )
  const all = new Map<
    PublicPath,
    { feature: string; file: GeneratedFile; options: FileOptions | undefined }
  >()
  for (const { feature, files, options } of [{ feature: ENGINE, files: own, options: {} }, ...lists]) {
    for (const [path, file] of Object.entries(files)) {
      const first = all.get(path)
      if (first) throw new SiteError(fileOfTwoFeatures(path, first.feature, feature))
      // Hosts serve `two.html` at the path of a page `/two`.
      const page = content.byRoute.get(cleanPath(routeOf(basePath, path)))
      if (page) throw new SiteError(fileOfPage(path, feature, page.path))
      all.set(path, { feature, file, options })
    }
  }
  const filesOf = (isMeant: (options: FileOptions) => boolean | undefined): Files =>
    new Map([...all].flatMap(([path, { file, options = {} }]) => (isMeant(options) ? [[path, file]] : [])))
  return {
    now: filesOf(({ after }) => after === undefined),
    checked: filesOf(({ after }) => after === 'checks'),
    apart: new Set(filesOf(({ isApart }) => isApart).keys()),
  }
}
