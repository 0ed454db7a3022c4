import { Parser } from 'htmlparser2'
import { brokenAnchor, brokenLink } from '../errors/catalog-build'
import { nearest } from '../errors/nearest'
import type { Severity } from '../errors/problem'
import type { Reporter } from '../errors/reporter'
import type { SourceLink } from '../markdown/types'
import { cleanPath } from '../page/site'

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
  source: CheckedSource
}

export interface LinkCheckOptions {
  /** Starts and ends with a slash. */
  basePath: string
  onBrokenLinks: Severity
  onBrokenAnchors: Severity
  /** True for a file of the output that is not a page. Paths are with the base path. */
  hasFile(path: string): boolean
}

/** Checks the links of the built HTML: what a reader can click, whoever made it. */
export class LinkCheck {
  private readonly pages = new Map<string, Target>()
  private readonly reported = new Set<string>()

  constructor(private readonly options: LinkCheckOptions) {}

  /** Takes in one built page. */
  add(path: string, html: string, source: CheckedSource): void {
    this.pages.set(cleanPath(path), { path, source, ...readHtml(html) })
  }

  /** Reports every link that leads nowhere; the same link of the shell once for all pages. */
  run(reporter: Reporter): void {
    for (const page of this.pages.values()) {
      for (const href of page.links) this.check(href, page, reporter)
    }
  }

  private check(href: string, page: Target, reporter: Reporter): void {
    const url = parse(href, page.path)
    if (url === undefined || !`${url.pathname}/`.startsWith(this.options.basePath)) return
    const path = decode(url.pathname)
    const target = this.pages.get(cleanPath(path))
    if (!target && !this.options.hasFile(path)) this.reportLink(href, page, reporter)
    else if (target && url.hash.length > 1) this.checkAnchor(href, url, page, target, reporter)
  }

  private checkAnchor(href: string, url: URL, page: Target, target: Target, reporter: Reporter): void {
    const id = decode(url.hash.slice(1))
    if (target.ids.has(id) || id === 'top') return
    const anchors = [...target.ids].filter((name) => !SHELL_IDS.has(name))
    this.once(href, page, (place) =>
      reporter.report(
        this.options.onBrokenAnchors,
        brokenAnchor({ href, target: target.path, anchors, ...place }),
      ),
    )
  }

  private reportLink(href: string, page: Target, reporter: Reporter): void {
    const similar = nearest(
      href,
      [...this.pages.values()].map(({ path }) => path),
    )
    this.once(href, page, (place) =>
      reporter.report(this.options.onBrokenLinks, brokenLink({ href, page: page.path, similar, ...place })),
    )
  }

  /** A link that no line of the source has is the shell's: it stands on every page. */
  private once(
    href: string,
    { source, path }: Target,
    report: (place: { file: string; line?: number }) => void,
  ): void {
    const line = lineOf(href, source, this.options.basePath)
    const key = line === undefined ? href : `${path} ${href}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    report(line === undefined ? { file: source.path } : { file: source.path, line })
  }
}

/** Ids of the frame around the article, which no author links to. */
const SHELL_IDS = new Set(['app', 'page', 'main'])

function readHtml(html: string): { ids: Set<string>; links: string[] } {
  const ids = new Set<string>()
  const links = new Set<string>()
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id) ids.add(id)
      if (name === 'a' && href) links.add(href)
      if (name === 'img' && src) links.add(src)
    },
  })
  parser.end(html)
  return { ids, links: [...links] }
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
function lineOf(href: string, source: CheckedSource, basePath: string): number | undefined {
  const noted = source.links.find((link) => link.href === href)
  if (noted) return noted.line
  const written = [href, `/${href.slice(basePath.length)}`].map((text) => `"${text}"`)
  const index = source.text.split('\n').findIndex((line) => written.some((text) => line.includes(text)))
  return index < 0 ? undefined : index + 1
}
