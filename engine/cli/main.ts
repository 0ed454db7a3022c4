import { resolve } from 'pathe'
import { initSite } from '../author/init-site'
import { type NewPage, newPage } from '../author/new-page'
import { type NewVersion, newVersion } from '../author/new-version'
import { type WrittenWords, writeMissingWords } from '../author/translate'
import { startDevServer } from '../dev/server'
import { cost } from '../diagnostics/cost'
import { groupTexts } from '../diagnostics/group-texts'
import { locateThrow } from '../diagnostics/locate-throw'
import { SiteError } from '../diagnostics/problem'
import { currentWork, during, finishWork, workOn } from '../diagnostics/progress'
import { formatReported, SiteProblems } from '../diagnostics/reporter'
import { countOf } from '../diagnostics/words'
import type { CommandArguments } from '../feature'
import type { BuildOptions } from '../output/build'
import { type CheckOptions, type CheckResult, checkSite } from '../output/check'
import { buildIfChanged } from '../serve/build-if-changed'
import { requireBuild, serveSite } from '../serve/serve'
import { startSite } from '../serve/start'
import { loadSite } from '../site/setup'
import { type FeatureCommand, readArguments } from './arguments'
import { commandsFor, toolsOf } from './feature-commands'
import { diskFailed, thrownLate } from './problems'
import { usage } from './usage'

/** The folders whose code an author may have written: that of the command, and the site's, which may be elsewhere. */
const folders = [process.cwd().replaceAll('\\', '/')]

/** Runs one command. Authors' errors are printed without a stack; any error ends the process. */
export async function main(args: string[]): Promise<void> {
  try {
    await run(args)
    finishWork()
  } catch (error) {
    fail(error, isVerbose(args))
  }
}

function isVerbose(args: readonly string[]): boolean {
  return args.includes('--verbose')
}

/** Ends the process with an error that nothing was waiting for, such as one in a component's timer. */
export function failLate(error: unknown): void {
  const [location] = folders.flatMap((folder) => locateThrow(error, folder) ?? [])
  const isAuthors = location !== undefined || !(error instanceof Error)
  fail(isAuthors ? new SiteError(thrownLate(error, location, currentWork()), { cause: error }) : error)
}

function fail(error: unknown, isWhole = false): void {
  console.error(textOfError(error, isWhole))
  finishWork()
  // A server that failed to start may have left watchers, which would keep the process alive.
  process.exit(1)
}

/**
 * Returns an error as printed. Each problem begins with its severity, so that it can be found in logs, and errors come
 * last.
 */
function textOfError(error: unknown, isWhole: boolean): unknown {
  const problem = error instanceof SiteError ? error.problem : diskFailed(error)
  if (problem) return formatReported({ severity: 'throw', problem })
  if (!(error instanceof SiteProblems)) return error
  const warnings = groupTexts(error.warnings, isWhole)
  const errors = error.problems.map((problem) => formatReported({ severity: 'throw', problem }))
  return [...warnings, ...errors].join('\n\n')
}

async function run(args: string[]): Promise<void> {
  const added = await commandsFor(args)
  const read = readArguments(args, process.env.PORT, added)
  if (read === 'help') return console.log(usage(added))
  const { command, folder, port, base, cache } = read
  folders.push(resolve(folder))
  const outDir = resolve(read.out)
  if (typeof command === 'object') return console.log(await runAdded(command, { folder, outDir }, cache))
  if (command === 'init') return init(folder, read.engine)
  if (command === 'new') return tellCreated(await newPage(read.site, folder), port)
  const options = cache === undefined ? {} : { cache }
  if (command === 'version') return tellVersion(await newVersion(read.site, folder))
  if (command === 'translate') return tellWritten(await writeMissingWords(folder))
  if (command === 'build') return build({ folder, outDir, ...options }, isVerbose(args))
  if (command === 'check') return check({ folder, ...options }, isVerbose(args))
  if (command === 'dev') return ready(await startDevServer({ folder, port, ...options }))
  if (command === 'start')
    return ready(await startSite({ folder, outDir, port, isVerbose: isVerbose(args), ...options }))
  const built = resolve(folder)
  requireBuild(built)
  return ready(await serveSite({ folder: built, basePath: base, port }))
}

function tellCreated({ file, path }: NewPage, port: number): void {
  console.log(`${file} is a new page: http://localhost:${port}${path} in the dev server`)
}

function tellVersion({ docs, files, list, current }: NewVersion): void {
  console.log(
    `${docs} has ${countOf(files, 'file')}, and ${list} lists it. The folder ${current} is the version in progress.`,
  )
}

function tellWritten(written: readonly WrittenWords[]): void {
  const lines = written.map(
    ({ file, count }) => `${file}: ${countOf(count, 'word')} to translate, now in English`,
  )
  console.log(lines.join('\n') || 'every word of the theme is translated')
}

function init(folder: string, engine: string | undefined): void {
  initSite({ folder, ...(engine === undefined ? {} : { engine }) })
  const steps = [...(folder === '.' ? [] : [`cd ${folder}`]), 'npm install', 'npm run dev']
  console.log(
    `A new site is in ${folder}. Now:\n${steps.map((step) => `\n  ${step}`).join('')}\n\nIts pages are in docs, what it can do is in site.config.ts.\n`,
  )
}

async function build(options: BuildOptions, isWhole: boolean): Promise<void> {
  const started = performance.now()
  const { pages, isCurrent, ...found } = await buildIfChanged(options)
  tell(found, isWhole)
  const result = `${countOf(pages, 'page')} in ${cost(started)} -> ${options.outDir}`
  console.log(isCurrent ? `nothing has changed: ${result}` : result)
}

async function check(options: CheckOptions, isWhole: boolean): Promise<void> {
  const started = performance.now()
  const { pages, unchecked, ...found } = await checkSite(options)
  tell(found, isWhole)
  const result = found.problems.length === 0 ? 'no problems' : 'no errors'
  console.log(`not checked: ${unchecked.join(', ')}`)
  console.log(`${countOf(pages, 'page')} in ${cost(started)}: ${result}`)
}

function tell({ problems, checked }: Pick<CheckResult, 'problems' | 'checked'>, isWhole: boolean): void {
  for (const text of groupTexts(problems, isWhole)) console.warn(`${text}\n`)
  for (const text of checked) console.log(text)
}

/** Runs a feature's command as work with a limit, which reading the configuration would end. */
function runAdded(
  { name, run: runCommand, options }: FeatureCommand,
  places: Pick<CommandArguments, 'folder' | 'outDir'>,
  cache: string | undefined,
): Promise<string> {
  const work = `the command docs ${name}`
  return during(work, () => runCommand({ ...places, options, site, tools }))

  async function site() {
    const loaded = await loadSite(places.folder, 'production', cache)
    workOn(work)
    return loaded
  }

  async function tools() {
    return toolsOf((await site()).config)
  }
}

/** Never resolves: a server runs until its process ends. */
function ready({ url }: { url: string }): Promise<never> {
  finishWork()
  console.log(`ready ${url}`)
  return new Promise(() => {})
}
