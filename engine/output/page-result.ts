import { openStore } from '../cache/store'
import type { ReportedProblem } from '../diagnostics/reporter'
import type { HtmlMarks } from '../links/html-marks'
import type { SourceLink } from '../markdown/types'
import { type Compressed, compressPage } from './compress'
import type { ListedPage } from './text-files'

/** All that comes of one page: its files, and what the link check and the site's lists need to know of it. */
export interface PageResult {
  path: string
  files: PageFile[]
  marks: HtmlMarks
  /** Links and pictures of its text. */
  links: SourceLink[]
  problems: ReportedProblem[]
  /** Absent for a page that is in no list. */
  listed?: ListedPage
}

export interface PageFile extends Compressed {
  /** Public, with the base path. */
  path: string
  content: Buffer
}

export function compressedFile(path: string, text: string, compress = compressPage): PageFile {
  const content = Buffer.from(text)
  return { path, content, ...compress(content) }
}

/** Pages of earlier builds, by `PageKey`. */
export interface CachedPages {
  read(key: string): PageResult | undefined
  write(key: string, page: PageResult): void
  /** Removes the pages that this build has not asked for. */
  forgetUnused(): void
}

/** What is cached of a page besides the bytes of its files. */
interface Facts extends Omit<PageResult, 'files'> {
  paths: string[]
  /** The names of the files of search, as its document has them. */
  stamp: number
}

/** In a document, the attributes of `<html>` stand before it. */
const HEAD = '<head>'

/** `stamp` is the one part of a page that changes with each commit: it is not in the keys, and put in place here. */
export function openCachedPages(cache: string, stamp: number): CachedPages {
  const store = openStore(cache, 'pages')
  const write: CachedPages['write'] = (key, { files, ...page }) => {
    const facts: Facts = { ...page, paths: files.map(({ path }) => path), stamp }
    const bytes = files.flatMap(({ content, br, gz }) => [content, br, gz])
    store.write(key, [Buffer.from(JSON.stringify(facts)), ...bytes])
  }
  return {
    read(key) {
      const [head, ...bytes] = store.read(key) ?? []
      if (!head) return undefined
      const { paths, stamp: earlier, ...page }: Facts = JSON.parse(head.toString())
      const files = paths.flatMap((path, index) => fileOf(path, bytes.slice(3 * index)))
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
  return content && br && gz ? [{ path, content, br, gz }] : []
}

function restamped(file: PageFile, from: number, to: number): PageFile {
  const [start = '', ...rest] = file.path.endsWith('.html') ? file.content.toString().split(HEAD) : []
  const current = start.replace(` data-search="${from}"`, ` data-search="${to}"`)
  return current === start ? file : compressedFile(file.path, [current, ...rest].join(HEAD))
}
