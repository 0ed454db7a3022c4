import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../tests/chromium'
import { compare, failureOf } from './compare'
import type { Prepared } from './contender'
import { CONTENDERS } from './contenders'
import { prepare } from './install'
import { notesOn } from './notes'
import { type Options, readOptions } from './options'
import { writePages } from './page-files'
import { examplesOf, readPages } from './pages'
import type { PlainPage } from './plain-page'
import { comparisonTable, type Failure, failureLines } from './report'

/** Prints this engine beside its peers on the same pages, as the words after the command ask for. */
export async function runComparison(words: string[]): Promise<void> {
  const options = readOptions(words)
  const whole = CONTENDERS.find(({ template }) => template === undefined)
  if (whole === undefined) throw new Error('The site itself is no contender.')
  const source = await prepare(whole)
  const pages = await readPages(source)
  const failures: Failure[] = []
  const all = await prepareAll(options, pages, source, failures)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  try {
    const result = await compare(all, options, examplesOf(pages), browser)
    failures.push(...result.failures)
    const contenders = all.map(({ contender }) => contender)
    console.log(
      `\n${comparisonTable(contenders, result.measured)}\n\n${notesOn(pages.length, options.rounds)}`,
    )
    if (failures.length > 0) console.log(`\nNot measured:\n${failureLines(failures)}`)
  } finally {
    await browser.close()
    rmSync(source.folder, { recursive: true, force: true })
  }
}

async function prepareAll(
  { only }: Options,
  pages: readonly PlainPage[],
  whole: Prepared,
  failures: Failure[],
): Promise<Prepared[]> {
  const all: Prepared[] = []
  for (const contender of CONTENDERS.filter(({ id }) => only.includes(id))) {
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
      failures.push(failureOf(contender, 'install', error))
    }
  }
  return all
}
