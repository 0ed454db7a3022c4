import type { MagicComment } from '../../config/types'
import { readFences, type SampleFence } from '../fences/read-fences'

/** A page, as much of it as its samples need. */
export interface SamplePage {
  /** Relative to the site's root, for messages. */
  path: string
  text: string
}

/** A sample of a page that is run. */
export interface PageSample {
  /**
   * In the snapshot: its title, `a.ts (2)` for the second of that title, and `sample 1` for the first of those
   * without one.
   */
  name: string
  page: SamplePage
  fence: SampleFence
  /** The page's own files by their titles: samples can import them. */
  files: ReadonlyMap<string, SampleFence>
}

const MAY_RUN = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,}).*\brun\b/m

/** @throws SiteError where the Markdown or MDX is malformed. */
export function samplesOf(page: SamplePage, magicComments: readonly MagicComment[]): PageSample[] {
  if (!MAY_RUN.test(page.text)) return []
  const fences = readFences(page.text, page.path, magicComments).filter(({ language }) => isCode(language))
  const files = new Map(fences.flatMap((fence) => (fence.title ? [[fence.title, fence]] : [])))
  const counts = new Map<string, number>()
  const nameOf = ({ title }: SampleFence): string => {
    const count = (counts.get(title ?? '') ?? 0) + 1
    counts.set(title ?? '', count)
    if (title === undefined) return `sample ${count}`
    return count === 1 ? title : `${title} (${count})`
  }
  return fences.filter(({ run }) => run).map((fence) => ({ name: nameOf(fence), page, fence, files }))
}

export function isCode(language: string): boolean {
  return /^(tsx?|jsx?|typescript|javascript)$/i.test(language)
}
