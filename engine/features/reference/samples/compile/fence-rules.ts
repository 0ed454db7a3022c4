import type { Severity } from '../../../../feature'
import type { Reporter } from '../../../../kit/diagnostics'
import { fenceWithoutLanguage, mustBeChecked, noReasonNotToCheck, tooManyUnchecked } from './problems'
import { isSample, type PageFences } from './sample-pages'

export interface FenceRules {
  /** Those of the docs, relative to the site's root. */
  folders: readonly string[]
  noCheck: { maxShare: number; never: readonly string[] }
  onBroken: Severity
}

/** A sample marked `no-check`. */
export interface Unchecked {
  file: string
  line: number
  reason: string
}

/** Reports fences that break the site's rules on languages and `no-check`. Returns the unchecked samples. */
export function checkFenceRules(
  pages: readonly PageFences[],
  { folders, onBroken, noCheck: { maxShare, never } }: FenceRules,
  reporter: Pick<Reporter, 'report'>,
): Unchecked[] {
  const all = pages.flatMap(({ path, fences }) => fences.map((fence) => ({ fence, file: path })))
  for (const { fence, file } of all) {
    if (fence.language === '') reporter.report(onBroken, fenceWithoutLanguage({ file, line: fence.line }))
  }
  const samples = all.filter(({ fence }) => isSample(fence))
  const unchecked = samples.flatMap(({ fence: { noCheck, line }, file }): Unchecked[] =>
    noCheck === undefined ? [] : [{ file, line, reason: noCheck }],
  )
  for (const { file, line, reason } of unchecked) {
    const folder = never
      .flatMap((name) => folders.map((folder) => `${folder}/${name.replace(/^\/|\/$/g, '')}`))
      .find((start) => file.startsWith(`${start}/`))
    if (reason === '') reporter.report(onBroken, noReasonNotToCheck({ file, line }))
    if (folder !== undefined) reporter.report(onBroken, mustBeChecked({ file, line, folder, reason }))
  }
  if (unchecked.length > samples.length * maxShare) {
    const locations = unchecked.map(({ file, line }) => `${file}:${line}`)
    reporter.report(onBroken, tooManyUnchecked({ unchecked: locations, samples: samples.length, maxShare }))
  }
  return unchecked
}
