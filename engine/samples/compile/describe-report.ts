import type { SampleReport } from './check-samples'

/** What a run says of itself: how much was compiled, how long it took, and what was not checked. */
export function describeReport({ samples, pages, compiled, seconds, unchecked }: SampleReport): string {
  const times = [`TypeScript ${tenths(seconds.typescript)} s`, `Angular ${tenths(seconds.angular)} s`]
  const done = compiled === 0 ? 'nothing changed' : `${compiled} compiled: ${times.join(', ')} of CPU`
  const reasoned = unchecked.filter(({ reason }) => reason !== '')
  const reasons = reasoned.map(({ file, line, reason }) => `  not checked: ${file}:${line} (${reason})`)
  return [`samples: ${samples} on ${pages} pages (${done})`, ...reasons].join('\n')
}

function tenths(seconds: number): string {
  return seconds.toFixed(1)
}
