import type { Severity } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'
import { nearest } from '../diagnostics/words'
import type { AllowedHosts, HostKind } from '../page/allowed-hosts'
import { isExternal, isLoaded, percentDecode } from '../page/href'
import { MAIN_ID } from '../page/ids'
import { cleanPath } from '../page/site'
import type { HtmlLinks } from './html-links'
import type { LinkOwner } from './link-owners'
import { type CheckedSource, type LinkLocation, locationsOf, type Target } from './link-positions'
import { brokenAnchor, brokenLink, foreignHost, noHomePage, refusedHtml, repeatedId } from './problems'
import { type LayoutLinks, sidebarLinks } from './sidebar-links'

/** A link as written, and the pages on which it has the same target. */
interface LinkUse {
  href: string
  pages: Target[]
}

export interface LinkCheckOptions {
  /** The site's own origin. */
  url: string
  /** Starts and ends with a slash. */
  basePath: string
  onBrokenLinks: Severity
  onBrokenAnchors: Severity
  /** Other origins that pages may load files from. */
  allowedHosts: Pick<AllowedHosts, 'pictures' | 'frames'>
  /** Paths of all pages, to suggest one for a misspelled link. */
  paths: readonly string[]
  /** Where links outside the text of pages come from, by URL. */
  owners: ReadonlyMap<string, LinkOwner>
}

/** Returns whether there is something at a path besides the added pages. The path includes the base path. */
export type HasFile = (path: string) => boolean

/** Checks the links and external resources in the built HTML, whatever their source. */
export class LinkCheck {
  private readonly pages = new Map<string, Target>()

  constructor(private readonly options: LinkCheckOptions) {}

  add(path: string, { ids, ...found }: HtmlLinks, source: CheckedSource): void {
    this.pages.set(percentDecode(cleanPath(path)), { path, source, ids: new Set(ids), ...found })
  }

  /** Reports all broken links and external resources. A link that the layout repeats is reported once. */
  run(reporter: Reporter, hasFile: HasFile): void {
    this.reportLinks(reporter, hasFile)
    this.reportHosts(reporter)
    this.reportRefused(reporter)
    this.reportRepeated(reporter)
  }

  private reportLinks(reporter: Reporter, hasFile: HasFile): void {
    for (const { href, pages } of this.uses('links')) {
      if (pages[0] && this.works(href, pages[0], hasFile)) continue
      for (const location of locationsOf(href, pages, this.options))
        this.reportBroken(href, location, reporter)
    }
  }

  private reportHosts(reporter: Reporter): void {
    const { url, allowedHosts } = this.options
    const hosts = new Map<string, { kinds: Set<HostKind>; uses: LinkUse[] }>()
    for (const [kind, list] of [
      ['pictures', 'loads'],
      ['frames', 'frames'],
    ] as const)
      for (const use of this.uses(list)) {
        if (isLoaded(use.href, url, allowedHosts[kind])) continue
        const origin = URL.canParse(use.href, url) ? new URL(use.href, url).origin : use.href
        const { kinds, uses } = hosts.get(origin) ?? { kinds: new Set(), uses: [] }
        hosts.set(origin, { kinds: kinds.add(kind), uses: [...uses, use] })
      }
    for (const [origin, { kinds, uses }] of hosts) {
      const [place] = uses.flatMap(({ href, pages }) => locationsOf(href, pages, this.options))
      const addresses = uses.map(({ href, pages }) => `${href} (on the page ${pages[0]?.path})`)
      reporter.report('warn', foreignHost(origin, { kinds: [...kinds], addresses }, place))
    }
  }

  private reportRefused(reporter: Reporter): void {
    for (const { href: mark, pages } of this.uses('refused'))
      for (const { page, ...location } of locationsOf(mark, pages, this.options))
        reporter.report('warn', refusedHtml({ mark, page: page.path, ...location }))
  }

  private reportRepeated(reporter: Reporter): void {
    for (const page of this.pages.values())
      for (const id of page.repeated)
        for (const { file, line } of locationsOf(id, [page], this.options))
          reporter.report('warn', repeatedId({ id, page: page.path, file, line }))
  }

  /**
   * Groups links by target, those of a sidebar that many pages have once. Only relative links are resolved: they are few,
   * and resolving all would take seconds.
   */
  private uses(list: keyof LayoutLinks): Iterable<LinkUse> {
    const found = new Map<string, LinkUse>()
    const sidebars = new Set<CheckedSource['sidebar']>()
    for (const page of this.pages.values()) {
      const { sidebar } = page.source
      const more = sidebar && !sidebars.has(sidebar) ? sidebarLinks(sidebar)[list] : []
      sidebars.add(sidebar)
      for (const link of [...page[list], ...more]) {
        const href = link.startsWith('#') ? page.path + link : link
        const key =
          list === 'refused' || href.startsWith('/') || isExternal(href)
            ? href
            : `${href} ${parse(href, page.path)?.href}`
        const use = found.get(key)
        if (use) use.pages.push(page)
        else found.set(key, { href, pages: [page] })
      }
    }
    return found.values()
  }

  /** True if the link works, or leads outside the site. */
  private works(href: string, from: Target, hasFile: HasFile): boolean {
    const { basePath } = this.options
    // Most links are paths of pages as they are, which need not be parsed.
    const { start = '', id = '' } = /^(?<start>[^?#]*)#?(?<id>.*)$/.exec(href)?.groups ?? {}
    const page = this.pages.get(start)
    if (page && (id === '' || page.ids.has(id))) return true
    if (isDead(href)) return false
    const url = parse(href, from.path)
    if (url === undefined || !`${url.pathname}/`.startsWith(basePath)) return true
    const path = percentDecode(url.pathname)
    const target = this.pages.get(cleanPath(path))
    // `./b.md` means the page of that source, even though the page's Markdown twin has this path.
    const isSource = !href.startsWith('/') && this.pages.has(cleanPath(path.replace(/\.md$/, '')))
    if (!target) return hasFile(path) && !isSource
    return url.hash.length < 2 || target.ids.has(percentDecode(url.hash.slice(1)))
  }

  private reportBroken(href: string, { page, ...location }: LinkLocation, reporter: Reporter): void {
    const { onBrokenLinks, onBrokenAnchors } = this.options
    const path = percentDecode(parse(href, page.path)?.pathname ?? href)
    const target = this.pages.get(cleanPath(path))
    if (target) {
      const anchors = [...target.ids].filter((id) => id !== MAIN_ID)
      reporter.report(onBrokenAnchors, brokenAnchor({ href, target: target.path, anchors, ...location }))
    } else if (path === this.options.basePath) {
      reporter.report(onBrokenLinks, noHomePage({ href, ...location }))
    } else {
      const similar = nearest(path, this.options.paths)
      reporter.report(onBrokenLinks, brokenLink({ href, page: page.path, similar, ...location }))
    }
  }
}

/** True for a URL that cannot be opened from a page of the site: malformed, or blocked by browsers or the policy. */
function isDead(href: string): boolean {
  return (
    /^(?:javascript|vbscript|file):/i.test(href) || (isExternal(href) && !URL.canParse(href, 'http://site'))
  )
}

function parse(href: string, from: string): URL | undefined {
  const base = `http://site${from}`
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return url.host === 'site' ? url : undefined
}
