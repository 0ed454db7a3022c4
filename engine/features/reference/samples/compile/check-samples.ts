import { relative } from 'pathe'
import type { Problem, Severity } from '../../../../feature'
import type { Reporter } from '../../../../kit/diagnostics'
import type { SiteConfig } from '../../../../kit/options'
import { countOf } from '../../../../kit/wording'
import { type Located, locateDeclared, locatePackage } from '../../api/model/locate'
import type { ReadFences, SampleFence } from '../fences/read-fences'
import type { CheckerRun } from './checker-process'
import { checkFenceRules, type Unchecked } from './fence-rules'
import { type Found, findErrors, NO_NAMES } from './find-errors'
import { type CheckedFence, placeNames, type ShownNames } from './place-names'
import { declarationDoesNotCompile, noErrorHere, sampleDoesNotCompile } from './problems'
import type { DeclaredFinding, Finding } from './protocol'
import { type PageFences, readSamplePages, sampleFile } from './sample-pages'
import { workspaceOf } from './workspace'

export interface SampleSetup extends Omit<CheckerRun, 'workspace'> {
  /** Absolute path of the site's folder. */
  root: string
  config: SiteConfig
  readFences: ReadFences
  packages: readonly string[]
  /** Folders of declaration files, by package name. */
  declared: Readonly<Record<string, string>>
  /** Name of the package whose dependencies samples are compiled with; absent for the site's own. */
  workspace?: string | undefined
  noCheck: { maxShare: number; never: readonly string[] }
  /** Whether to describe the names in samples to readers. */
  hovers: boolean
  /** Severity of every problem found here. */
  onBroken: Severity
  /** Absolute path of the cache folder. */
  cache: string
}

/** The result of a check, for one line in the terminal. */
export interface SampleReport extends Pick<Found, 'compiled' | 'seconds'> {
  samples: number
  /** Number of pages that have samples. */
  pages: number
  unchecked: Unchecked[]
  /** Descriptions of the names in samples, by path of their file. Absent on a site without hovers. */
  names?: ReadonlyMap<string, ShownNames>
}

/**
 * Compiles every `ts` and `tsx` fence of a site and reports problems to `reporter`. Does not throw for them.
 * @throws SiteError if a compiler is not installed.
 */
export async function checkSamples(
  setup: SampleSetup,
  reporter: Pick<Reporter, 'report'>,
): Promise<SampleReport> {
  const { root, config, readFences, noCheck, onBroken, cache, signal, inBackground } = setup
  const sources = await readSamplePages(root, config, readFences, reporter)
  const unchecked = checkFenceRules(
    sources,
    { folders: config.docs.map(({ path }) => path), noCheck, onBroken },
    reporter,
  )
  const pages = sources.map(pickFences).filter(({ fences }) => fences.some(({ file }) => file.isCode))
  const declared = await locateDeclarations(setup)
  const installed = setup.packages.filter((name) => !isFolder(name))
  const found = await findErrors({
    root,
    pages: pages.map(({ path, fences }) => ({ path, files: fences.map(({ file }) => file) })),
    packages: installed,
    declared,
    ...(setup.hovers ? { documented: installed } : {}),
    cache,
    workspace: workspaceOf(root, setup.workspace),
    ...(signal ? { signal } : {}),
    ...(inBackground ? { inBackground } : {}),
  })
  const problems = pages.flatMap(({ path, fences }, index) =>
    pageProblems(path, fences, found.pages[index] ?? []),
  )
  for (const problem of [...problemsOfDeclared(root, declared, found.declared), ...problems])
    reporter.report(onBroken, problem)
  const samples = pages.flatMap(({ fences }) => fences).filter(({ file }) => file.isCode).length
  const { compiled, seconds } = found
  const names = new Map(
    pages.map(({ path, fences }, index) => [path, placeNames(fences, found.names[index] ?? NO_NAMES)]),
  )
  const shown = setup.hovers ? { names } : {}
  return { samples, pages: pages.length, unchecked, ...shown, compiled, seconds }
}

/** Locates packages that are not installed: declared ones, and packages in folders of the site. */
function locateDeclarations({ root, declared, packages }: SampleSetup): Promise<Located[]> {
  return Promise.all([
    ...Object.entries(declared).map(([name, path]) => locateDeclared(name, path, root)),
    ...packages.filter(isFolder).map((folder) => locatePackage(folder, root)),
  ])
}

function isFolder(name: string): boolean {
  return name.startsWith('.')
}

function pickFences({ path, fences }: PageFences): { path: string; fences: CheckedFence[] } {
  const files = fences.flatMap((fence, index) => {
    const file = sampleFile(fence, index)
    return file ? [{ fence, file }] : []
  })
  return { path, fences: files }
}

function problemsOfDeclared(
  root: string,
  declared: readonly Located[],
  findings: readonly DeclaredFinding[],
) {
  const texts = new Map(declared.flatMap(({ files }) => files.map(({ path, text }) => [path, text])))
  return findings.map(({ path, line, code, message }) => {
    const source = texts.get(path)?.split('\n')[line]?.trim() ?? ''
    return declarationDoesNotCompile({ file: relative(root, path), line: line + 1, code, message, source })
  })
}

/** Returns the summary of a check: samples, pages, CPU time, and each unchecked sample with its reason. */
export function describeReport({ samples, pages, compiled, seconds, unchecked }: SampleReport): string {
  const times = [`TypeScript ${tenths(seconds.typescript)} s`, `Angular ${tenths(seconds.angular)} s`]
  const done = compiled === 0 ? 'nothing changed' : `${compiled} compiled: ${times.join(', ')} of CPU`
  const reasoned = unchecked.filter(({ reason }) => reason !== '')
  const reasons = reasoned.map(({ file, line, reason }) => `  not checked: ${file}:${line} (${reason})`)
  return [`samples: ${samples} on ${countOf(pages, 'page')} (${done})`, ...reasons].join('\n')
}

function tenths(seconds: number): string {
  return seconds.toFixed(1)
}

/** Returns a page's unexpected errors, and expected errors that did not occur, sorted by line of the page. */
function pageProblems(
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
