import type { SourceLink } from '../markdown/types'
import type { SidebarItem } from '../page/types'
import type { HtmlLinks } from './html-links'
import type { LinkOwner } from './link-owners'

export interface CheckedSource {
  /** Path relative to the site's root. */
  path: string
  text: string
  links: readonly SourceLink[]
  /** Its whole sidebar, with the categories that are closed in its document. */
  sidebar?: readonly SidebarItem[] | undefined
}

/** The data of a built page that the check needs. */
export interface Target extends Omit<HtmlLinks, 'ids'> {
  path: string
  ids: Set<string>
  source: CheckedSource
}

/** Where a link needs to be fixed. */
export interface LinkLocation {
  page: Target
  file: string
  line?: number
}

/** Returns each location in a source, and the owner's. A link of unknown origin is returned once. */
export function locationsOf(
  href: string,
  pages: Target[],
  { basePath, owners }: { basePath: string; owners: ReadonlyMap<string, LinkOwner> },
): LinkLocation[] {
  const locations = pages.map((page) => locationOf(href, page, basePath))
  const [first] = locations.filter(({ line }) => line === undefined)
  const recorded = onceEach(locations.filter(({ line }) => line !== undefined))
  const owner = owners.get(href)
  const [page] = pages
  if (page && owner) return [...recorded, { page, ...owner }]
  return first ? [...recorded, first] : recorded
}

/** A text on several pages, such as a post's excerpt, needs to be fixed only once. */
function onceEach(locations: readonly LinkLocation[]): LinkLocation[] {
  return [
    ...new Map(
      locations.toReversed().map((location) => [`${location.file}:${location.line}`, location]),
    ).values(),
  ].toReversed()
}

/** Uses the compiler's positions, or else the first line that contains the path as an author would write it. */
function locationOf(href: string, page: Target, basePath: string): LinkLocation {
  const { source, path } = page
  const link = href.startsWith(`${path}#`) ? href.slice(path.length) : href
  const recorded = source.links.find(({ url, href: resolved }) => [link, href].includes(resolved ?? url))
  if (recorded) return { page, file: recorded.file ?? source.path, line: recorded.line }
  const isMark = page.refused.includes(href)
  const written = isMark
    ? [href]
    : [href, `/${href.slice(basePath.length)}`].flatMap((text) => [`"${text}"`, `'${text}'`])
  const index = linesOf(source.text).findIndex((line) =>
    written.some((text) => (isMark ? line.toLowerCase() : line).includes(text)),
  )
  return { page, file: source.path, ...(index < 0 ? {} : { line: index + 1 }) }
}

/** Returns the lines of a source, with lines of code left empty. */
function linesOf(text: string): string[] {
  let fence = ''
  return text.split('\n').map((line) => {
    const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line)?.slice(1) ?? []
    const isInside = fence !== ''
    if (isInside && mark.startsWith(fence)) fence = ''
    else if (!isInside) fence = mark
    return isInside || mark !== '' ? '' : line
  })
}
