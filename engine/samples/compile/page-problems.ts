import type { Problem } from '../../diagnostics/problem'
import type { SampleFence } from '../fences/read-fences'
import { noErrorHere, sampleDoesNotCompile } from './problems'
import type { Finding, SampleFile } from './protocol'

/** A fence that is a file to the compiler. */
export interface CheckedFence {
  fence: SampleFence
  file: SampleFile
}

/** The errors of a page that are not wanted, and the wanted ones that are not there, each on its line of the page. */
export function pageProblems(
  path: string,
  fences: readonly CheckedFence[],
  findings: readonly Finding[],
): Problem[] {
  return fences.flatMap(({ fence, file }, index) => {
    const found = findings.filter((finding) => finding.file === index)
    const lineOf = ({ line }: Finding) => fence.lines[line] ?? fence.lines.at(-1) ?? fence.line
    const isWanted = (line: number) => fence.expectErrors.includes(line)
    const unwanted = found.filter((finding) => !isWanted(lineOf(finding)))
    const missing = file.isCode
      ? fence.expectErrors.filter((line) => !found.some((finding) => lineOf(finding) === line))
      : []
    const problems = [
      ...unwanted.map((finding) => errorAt(lineOf(finding), finding)),
      ...missing.map((line) => noErrorHere({ file: path, line, source: sourceAt(fence, line) })),
    ]
    return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))

    function errorAt(line: number, { code, message }: Finding): Problem {
      return sampleDoesNotCompile({ file: path, line, code, message, source: sourceAt(fence, line) })
    }
  })
}

function sourceAt({ code, lines }: SampleFence, line: number): string {
  return code.split('\n')[lines.indexOf(line)]?.trim() ?? ''
}
