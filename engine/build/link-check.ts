import { brokenAnchor, brokenLink, foreignFile } from '../errors/catalog-build'
import { nearest } from '../errors/nearest'
import type { Severity } from '../errors/problem'
import type { Reporter } from '../errors/reporter'
import type { SourceLink } from '../markdown/types'
import { isExternal } from '../page/href'
import { SHELL_IDS } from '../page/ids'
import { cleanPath } from '../page/site'
import type { HtmlMarks } from './html-marks'
import { CONFIG_FILE } from './site-setup'

export interface CheckedSource {
  /** Relative to the site's root. */
  path: string
  text: string
  links: readonly SourceLink[]
}

/** What the check keeps of a built page. */
interface Target {
  path: string
  ids: Set<string>
  links: string[]
  loads: string[]
  source: CheckedSource
}

/** A link as it is written, and the pages from which it leads to the same place. */
interface LinkUse {
  href: string
  pages: Target[]
}

export interface LinkCheckOptions {
  /** The site's own address. */
  url: string
  /** Starts and ends with a slash. */
  basePath: string
  onBrokenLinks: Severity
  onBrokenAnchors: Severity
  /** True for what is known to be there besides the pages taken in. Paths are with the base path. */
  hasFile(path: string): boolean
  /** Paths of all pages, for the message about a link that is nearly right. */
  paths: readonly string[]
  /** Files in which links stand that no text of a page has, by address. */
  owners: ReadonlyMap<string, string>
}

/** Checks the links of the built HTML, what a reader can click, and what it loads, whoever made it. */
export class LinkCheck {
  private readonly pages = new Map<string, Target>()

  constructor(private readonly options: LinkCheckOptions) {}

  /** Takes in one built page. */
  add(path: string, { ids, links, loads }: HtmlMarks, source: CheckedSource): void {
    this.pages.set(decode(cleanPath(path)), { path, source, ids: new Set(ids), links, loads })
  }

  /** Reports every link that leads nowhere, and every file of another host; one that the shell repeats, once. */
  run(reporter: Reporter): void {
    for (const { href, pages } of this.uses('links')) {
      if (pages[0] && this.leads(href, pages[0])) continue
      for (const place of placesOf(href, pages, this.options)) this.blame(href, place, reporter)
    }
    for (const { href, pages } of this.uses('loads')) {
      if (this.isOwn(href)) continue
      for (const { page, ...place } of placesOf(href, pages, this.options)) {
        reporter.report('warn', foreignFile({ url: href, page: page.path, ...place }))
      }
    }
  }

  private isOwn(address: string): boolean {
    const { url } = this.options
    return URL.canParse(address, url) && new URL(address, url).origin === new URL(url).origin
  }

  /** Relative links alone are resolved to be told apart: they are few, and all links would take seconds. */
  private uses(list: 'links' | 'loads'): Iterable<LinkUse> {
    const found = new Map<string, LinkUse>()
    for (const page of this.pages.values()) {
      for (const link of page[list]) {
        const href = link.startsWith('#') ? page.path + link : link
        const key =
          href.startsWith('/') || isExternal(href) ? href : `${href} ${parse(href, page.path)?.href}`
        const use = found.get(key)
        if (use) use.pages.push(page)
        else found.set(key, { href, pages: [page] })
      }
    }
    return found.values()
  }

  /** True for a link that is fine, or that this site does not know of. */
  private leads(href: string, from: Target): boolean {
    const { basePath, hasFile } = this.options
    const url = parse(href, from.path)
    if (url === undefined || !`${url.pathname}/`.startsWith(basePath)) return true
    const path = decode(url.pathname)
    const target = this.pages.get(cleanPath(path))
    if (!target) return hasFile(path)
    return url.hash.length < 2 || target.ids.has(decode(url.hash.slice(1)))
  }

  private blame(href: string, { page, ...place }: Place, reporter: Reporter): void {
    const { onBrokenLinks, onBrokenAnchors } = this.options
    const path = decode(parse(href, page.path)?.pathname ?? href)
    const target = this.pages.get(cleanPath(path))
    if (target) {
      const anchors = [...target.ids].filter((id) => !SHELL_IDS.includes(id))
      reporter.report(onBrokenAnchors, brokenAnchor({ href, target: target.path, anchors, ...place }))
    } else {
      const similar = nearest(path, this.options.paths)
      reporter.report(onBrokenLinks, brokenLink({ href, page: page.path, similar, ...place }))
    }
  }
}

/** Where a link is to be mended. */
interface Place {
  page: Target
  file: string
  line?: number
}

/** A link that stands on several pages and in none of their sources is the configuration's, unless it has an owner. */
function placesOf(href: string, pages: Target[], { basePath, owners }: LinkCheckOptions): Place[] {
  const places = pages.map((page) => placeOf(href, page, basePath))
  const [first, second] = places.filter(({ line }) => line === undefined)
  const noted = onceEach(places.filter(({ line }) => line !== undefined))
  const owner = owners.get(href) ?? (second && CONFIG_FILE)
  if (first && owner) return [...noted, { page: first.page, file: owner }]
  return first ? [...noted, first] : noted
}

/** A text that stands on several pages, such as the beginning of a post, is mended once. */
function onceEach(places: readonly Place[]): Place[] {
  return [
    ...new Map(places.toReversed().map((place) => [`${place.file}:${place.line}`, place])).values(),
  ].toReversed()
}

function parse(href: string, from: string): URL | undefined {
  const base = `http://site${from}`
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return url.host === 'site' ? url : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** First from what the compiler noted, else the first line that has the path as an author writes it. */
function placeOf(href: string, page: Target, basePath: string): Place {
  const { source, path } = page
  const link = href.startsWith(`${path}#`) ? href.slice(path.length) : href
  const noted = source.links.find(({ url, href: resolved }) => [link, href].includes(resolved ?? url))
  if (noted) return { page, file: noted.file ?? source.path, line: noted.line }
  const written = [href, `/${href.slice(basePath.length)}`].flatMap((text) => [`"${text}"`, `'${text}'`])
  const index = source.text.split('\n').findIndex((line) => written.some((text) => line.includes(text)))
  return { page, file: source.path, ...(index < 0 ? {} : { line: index + 1 }) }
}
