import { structuredPatch } from 'diff'

/** Two texts as one, line by line: `- ` before what is gone, `+ ` before what has come. */
export function lineDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 2 })
  const shown = hunks.flatMap(({ oldStart, lines }) => (oldStart > 1 ? [' …', ...lines] : lines))
  const last = hunks.at(-1)
  if (last && last.oldStart + last.oldLines <= before.split('\n').length) shown.push(' …')
  return shown.map((line) => `${line[0]} ${line.slice(1)}`).join('\n')
}
