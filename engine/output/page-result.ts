import { openStore } from '../cache/store'
import type { ReportedProblem } from '../diagnostics/reporter'
import type { HtmlLinks } from '../links/html-links'
import type { SourceLink } from '../markdown/types'
import { type Compressed, compressPage } from './compress'
import type { PageCard } from './files/cards'
import type { ListedPage } from './files/text-files'

/** The result for one page: its files, and the data for the link check and the site's lists. */
export interface PageResult {
  path: string
  files: PageFile[]
  htmlLinks: HtmlLinks
  /** Links and images in its text. */
  links: SourceLink[]
  problems: ReportedProblem[]
  /** Source and partials whose samples it shows, relative to the site's root. Absent if there are none. */
  sources?: string[]
  /** Absent for a page that no list contains. */
  listed?: ListedPage
  /** Absent for a page without a generated card. */
  card?: PageCard
}

export interface PageFile {
  /** Public path, with the base path. */
  path: string
  content: Buffer
  /** Absent on a site whose host compresses. */
  compressed?: Compressed
}

/** Returns a file of a page, compressed as well if `compress` is given. */
export function pageFileOf(path: string, text: string, compress?: (content: Buffer) => Compressed): PageFile {
  const content = Buffer.from(text)
  return { path, content, ...(compress ? { compressed: compress(content) } : {}) }
}

/** Pages of earlier builds, by `PageKey`. */
export interface CachedPages {
  read(key: string): PageResult | undefined
  write(key: string, page: PageResult): void
  /** Removes pages that this build has not read. */
  forgetUnused(): void
}

/** The cached data of a page besides its files. */
interface Facts extends Omit<PageResult, 'files'> {
  paths: string[]
  /** The part of the search files' names that its document contains. */
  stamp: number
}

/** Comes after the attributes of `<html>` in a document. */
const HEAD = '<head>'

/**
 * Opens the cache. `stamp` changes with every commit, so it is not part of the keys but replaced on reading.
 */
export function openCachedPages(cache: string, stamp: number): CachedPages {
  const store = openStore(cache, 'pages')
  const write: CachedPages['write'] = (key, { files, ...page }) => {
    const facts: Facts = { ...page, paths: files.map(({ path }) => path), stamp }
    const bytes = files.flatMap(({ content, compressed }) =>
      compressed ? [content, compressed.br, compressed.gz] : [content],
    )
    store.write(key, [Buffer.from(JSON.stringify(facts)), ...bytes])
  }
  return {
    read(key) {
      const [head, ...bytes] = store.read(key) ?? []
      if (!head) return undefined
      const { paths, stamp: earlier, ...page }: Facts = JSON.parse(head.toString())
      const each = bytes.length / paths.length
      const files = paths.flatMap((path, at) => fileOf(path, bytes.slice(each * at, each * (at + 1))))
      if (earlier === stamp) return { ...page, files }
      const current = { ...page, files: files.map((file) => restamped(file, earlier, stamp)) }
      write(key, current)
      return current
    },
    write,
    forgetUnused: store.forgetUnused,
  }
}

function fileOf(path: string, [content, br, gz]: Buffer[]): PageFile[] {
  if (!content) return []
  return [{ path, content, ...(br && gz ? { compressed: { br, gz } } : {}) }]
}

function restamped(file: PageFile, from: number, to: number): PageFile {
  const [start = '', ...rest] = file.path.endsWith('.html') ? file.content.toString().split(HEAD) : []
  const current = start.replace(` data-search="${from}"`, ` data-search="${to}"`)
  if (current === start) return file
  return pageFileOf(file.path, [current, ...rest].join(HEAD), file.compressed && compressPage)
}
