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
