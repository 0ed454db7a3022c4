import type { ReportedProblem } from '../diagnostics/reporter'
import type { ListedPage, RenderedPage } from '../feature'
import type { HtmlLinks } from '../links/html-links'
import type { SourceLink } from '../markdown/types'
import type { CollectedBy } from '../render/collect'
import type { PageAnswer } from '../site/page-answers'
import { type Compressed, compressPage, worthwhile } from './compress'

/** The result for one page: its files, and the data for the link check and the site's lists. */
export interface PageResult {
  path: string
  /** The document comes first. */
  files: PageFile[]
  /** Stands for the content of the files; absent for a page without a key. */
  digest?: string
  htmlLinks: HtmlLinks
  /** Links and images in its text. */
  links: SourceLink[]
  problems: ReportedProblem[]
  /** What the page asked while it was rendered. */
  answers: readonly PageAnswer[]
  /** Ids of its islands. */
  islands: string[]
  shown: RenderedPage
  /** Absent for a page that no list contains. */
  listed?: ListedPage
  /** What features have read of it. */
  collected: readonly CollectedBy[]
}

export interface PageFile {
  /** Public path, with the base path. */
  path: string
  /** @throws LostEntry if the file is in the cache, and damaged. */
  read(): Buffer
}

/** An entry was in the cache, but the rest of it is damaged or gone. */
export class LostEntry extends Error {}

/** Returns a file of a page, followed by its compressed versions if `compress` is given. */
export function pageFilesOf(
  path: string,
  text: string,
  compress?: (content: Buffer) => Compressed,
): PageFile[] {
  const content = Buffer.from(text)
  const file = { path, read: () => content }
  if (!compress) return [file]
  const copies = worthwhile(path, content, compress(content))
  return [file, ...copies.map(([path, copy]) => ({ path, read: () => copy }))]
}

/** Compresses the files of a page, except those that an earlier result has with their copies. */
export function compressChanged(earlier: readonly PageFile[]): (content: Buffer) => Compressed {
  const byPath = new Map(earlier.map((file) => [file.path, file.read()]))
  return (content) => {
    const [path] = [...byPath].find(([, known]) => known.equals(content)) ?? []
    const [br, gz] = [byPath.get(`${path}.br`), byPath.get(`${path}.gz`)]
    return br && gz ? { br, gz } : compressPage(content)
  }
}
