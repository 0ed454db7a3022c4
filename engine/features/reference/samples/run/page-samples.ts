import type { FencedFile } from '../../../../kit/fences'
import type { ReadFences, SampleFence } from '../fences/read-fences'

/** A sample that is run at build time. */
export interface PageSample {
  /**
   * Name in the snapshot: the title, `a.ts (2)` for the second sample of that title, or `sample 1` without
   * one.
   */
  name: string
  page: FencedFile
  fence: SampleFence
  /** The page's files by title, which samples can import. */
  files: ReadonlyMap<string, SampleFence>
}

/** Anchored, since an attempt at each mark of a long line would take quadratic time. */
const RUN = /^[^`~\n]*(?:```|~~~).*\brun\b/m

/** False if the text cannot contain samples, so that it need not be parsed. */
export function mayHaveSamples(text: string): boolean {
  return text.includes('run') && RUN.test(text)
}

/** @throws SiteError if the Markdown or MDX is malformed. */
export function samplesOf(page: FencedFile, readFences: ReadFences): PageSample[] {
  if (!mayHaveSamples(page.text)) return []
  const { fences, files } = codeFencesOf(page, readFences)
  const counts = new Map<string, number>()
  const sampleName = ({ title }: SampleFence): string => {
    const count = (counts.get(title ?? '') ?? 0) + 1
    counts.set(title ?? '', count)
    if (title === undefined) return `sample ${count}`
    return count === 1 ? title : `${title} (${count})`
  }
  return fences.filter(({ run }) => run).map((fence) => ({ name: sampleName(fence), page, fence, files }))
}

/** Returns the code fences of a page, and by title the files that samples can import. */
export function codeFencesOf(page: FencedFile, readFences: ReadFences) {
  const fences = readFences(page).filter(({ language }) => isCode(language))
  const files = new Map(fences.flatMap((fence) => (fence.title ? [[fence.title, fence] as const] : [])))
  return { fences, files }
}

function isCode(language: string): boolean {
  return /^(tsx?|jsx?|typescript|javascript)$/i.test(language)
}
