import type { FencedFile } from '../../markdown/plugins/code-fences'
import type { ReadFences, SampleFence } from '../fences/read-fences'

/** A sample of a page that is run. */
export interface PageSample {
  /**
   * In the snapshot: its title, `a.ts (2)` for the second of that title, and `sample 1` for the first of those
   * without one.
   */
  name: string
  page: FencedFile
  fence: SampleFence
  /** The page's own files by their titles: samples can import them. */
  files: ReadonlyMap<string, SampleFence>
}

const RUN = /(?:```|~~~).*\brun\b/

/** False for a text without samples that are run: it need not be parsed to know. */
export function mayHaveSamples(text: string): boolean {
  return RUN.test(text)
}

/** @throws SiteError where the Markdown or MDX is malformed. */
export function samplesOf(page: FencedFile, readFences: ReadFences): PageSample[] {
  if (!mayHaveSamples(page.text)) return []
  const { fences, files } = codeOf(page, readFences)
  const counts = new Map<string, number>()
  const nameOf = ({ title }: SampleFence): string => {
    const count = (counts.get(title ?? '') ?? 0) + 1
    counts.set(title ?? '', count)
    if (title === undefined) return `sample ${count}`
    return count === 1 ? title : `${title} (${count})`
  }
  return fences.filter(({ run }) => run).map((fence) => ({ name: nameOf(fence), page, fence, files }))
}

/** The code of a page, and what of it samples can import, by title. */
export function codeOf(page: FencedFile, readFences: ReadFences) {
  const fences = readFences(page).filter(({ language }) => isCode(language))
  const files = new Map(fences.flatMap((fence) => (fence.title ? [[fence.title, fence] as const] : [])))
  return { fences, files }
}

function isCode(language: string): boolean {
  return /^(tsx?|jsx?|typescript|javascript)$/i.test(language)
}
