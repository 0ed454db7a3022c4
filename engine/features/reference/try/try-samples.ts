import { SiteError } from '../../../kit/diagnostics'
import type { FencedFile } from '../../../kit/fences'
import type { SitePackages } from '../../../kit/packages'
import type { ReadFences, SampleFence } from '../samples/fences/read-fences'
import { assembleSample } from '../samples/run/assemble'
import { codeFencesOf } from '../samples/run/page-samples'

/** A sample that readers can run, with everything it needs. */
export interface TryableSample {
  /** 1-based line of the opening fence. */
  line: number
  title?: string | undefined
  code: string
  /** Files of the page that it imports, by title. */
  files: Record<string, string>
  /** Packages that the sample and its files import, sorted. */
  packages: string[]
}

/**
 * Returns the samples that readers can run. Omits those that cannot be, since compiling or running them
 * reports why.
 * @throws SiteError if the Markdown or MDX is malformed.
 */
export async function tryableSamples(
  page: FencedFile,
  readFences: ReadFences,
  packages: SitePackages,
): Promise<TryableSample[]> {
  const { fences, files } = codeFencesOf(page, readFences)
  const samples: TryableSample[] = []
  for (const fence of fences.filter((fence) => fence.try)) {
    const sample = await tryable(fence, { page, files }, packages)
    if (sample) samples.push(sample)
  }
  return samples
}

async function tryable(
  fence: SampleFence,
  { page, files }: { page: FencedFile; files: ReadonlyMap<string, SampleFence> },
  packages: SitePackages,
): Promise<TryableSample | undefined> {
  try {
    const assembled = await assembleSample({ name: '', page, fence, files }, packages)
    const lines = Object.keys(assembled.modules).map((id) => Number(id.slice(id.lastIndexOf(':') + 1)))
    const imported = [...files].filter(([, file]) => file !== fence && lines.includes(file.line))
    return {
      line: fence.line,
      title: fence.title,
      code: fence.code,
      files: Object.fromEntries(imported.map(([title, { code }]) => [title, code])),
      packages: [...new Set(assembled.packages)].sort(),
    }
  } catch (error) {
    if (error instanceof SiteError) return undefined
    throw error
  }
}
