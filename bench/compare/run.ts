import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../tests/chromium'
import { compare, failedToInstall } from './compare'
import type { Prepared } from './contender'
import { CONTENDERS } from './contenders'
import { thisMachine } from './machine'
import { prepare } from './measure/install'
import { type Options, readOptions } from './options'
import { writePages } from './page-files'
import { examplesOf, readPages } from './pages'
import type { PlainPage } from './plain-page'
import { agreementOf } from './results/agreement'
import { ratioAgreement } from './results/ratios'
import { BENCH_README, quote, README } from './results/readme'
import { comparisonOf, mainRowsOf } from './results/report'
import {
  addSample,
  KEPT,
  measuredIn,
  parseResults,
  QUICK,
  type Run,
  readResults,
  withoutFailures,
  withRun,
  writeResults,
} from './results/results'

/** Measures this engine and its peers on the same pages, according to the arguments, and prints the result. */
export async function runComparison(words: string[]): Promise<void> {
  const options = readOptions(words)
  const file = options.isQuick ? QUICK : KEPT
  if (options.against !== undefined) return printAgreement(options.against, file)
  if (options.task === 'measure' || options.task === 'resume') await measureAll(options, file)
  const results = readResults(file)
  const text = comparisonOf(results, CONTENDERS)
  if (options.task !== 'readme') return console.log(`\n${text}`)
  quote(BENCH_README, text)
  quote(README, mainRowsOf(results, CONTENDERS))
}

/** @throws Error if there is no such file. */
function printAgreement(first: string, second: string): void {
  const measured = (file: string) => measuredIn(parseResults(readFileSync(file, 'utf8')))
  const runs = [measured(first), measured(second)] as const
  console.log(`${agreementOf(...runs, CONTENDERS)}\n\n${ratioAgreement(...runs, CONTENDERS)}`)
}

async function measureAll(options: Options, file: string): Promise<void> {
  const whole = CONTENDERS.find(({ template }) => template === undefined)
  if (whole === undefined) throw new Error('The site itself is no contender.')
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const machine = thisMachine(browser)
  const source = await prepare(whole)
  try {
    const pages = await readPages(source)
    const run = options.task === 'resume' ? lastRun(file) : newRun(options, machine, pages.length)
    const results = readResults(file)
    writeResults(file, options.task === 'resume' ? withoutFailures(results, run) : withRun(results, run))
    const all = await prepareAll(run, pages, source, file)
    await compare({ all, run, examples: examplesOf(pages), file }, browser)
  } finally {
    await browser.close()
    rmSync(source.folder, { recursive: true, force: true })
  }
}

function newRun({ only, figures, rounds, everyQuery }: Options, machine: Run['machine'], pages: number): Run {
  const asked = { only, figures, rounds, everyQuery }
  return { run: new Date().toISOString().slice(0, 19), machine, pages, asked }
}

function lastRun(file: string): Run {
  const run = readResults(file).runs.at(-1)
  if (run === undefined) throw new Error('There is no run to go on with.')
  return run
}

/** Prepares packages and pages, without building. */
async function prepareAll(
  run: Run,
  pages: readonly PlainPage[],
  whole: Prepared,
  file: string,
): Promise<Prepared[]> {
  const all: Prepared[] = []
  for (const contender of CONTENDERS.filter(({ id }) => run.asked.only.includes(id))) {
    if (contender === whole.contender) {
      all.push(whole)
      continue
    }
    try {
      const prepared = await prepare(contender)
      rmSync(join(prepared.folder, contender.out), { recursive: true, force: true })
      writePages(prepared.folder, contender, pages)
      all.push(prepared)
    } catch (error) {
      addSample(file, failedToInstall(contender, run, error))
    }
  }
  return all
}
