import { rmSync } from 'node:fs'
import { measureSite } from '../budgets/measure-site'
import { readRecorded } from '../budgets/recorded'
import { isOver, report, whatToDo } from '../budgets/report'
import { show } from '../commands'
import { serve } from '../docs-cli'
import { checkProse } from '../prose/check-prose'
import { builtSite, siteCache, startArguments } from '../sites'
import type { TestResult } from './results'

/** What `npm run check` does. */
export async function checkSources(): Promise<TestResult[]> {
  const message = 'Its output is above. "npm run check" repeats it, and "npm run fix" mends what it can.'
  return [
    await checkTool('types are right', ['node_modules/typescript/bin/tsc', '--noEmit'], message),
    await checkTool(
      'sources are formatted, and lint finds nothing',
      ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
      message,
    ),
  ]
}

/** A clean build of our own site is a test in itself. Later tests use its output. */
export async function buildOwnSite(): Promise<TestResult[]> {
  for (const folder of [builtSite('website'), siteCache('website')]) {
    rmSync(folder, { recursive: true, force: true })
  }
  const title = '[K7] our own site builds without a warning'
  try {
    const server = await serve(startArguments('website'))
    await server.stop()
    console.log(server.output())
    if (!/\b(warn|error)/i.test(server.output())) return [{ title, status: 'passed', mode: 'build' }]
    return [{ title, status: 'failed', mode: 'build', message: server.output() }]
  } catch (error) {
    return [{ title, status: 'failed', mode: 'build', message: String(error) }]
  }
}

/** What `npm run budgets` and `npm run prose` do, with the site that was built for the tests. */
export function checkOwnSite(): TestResult[] {
  const dist = builtSite('website')
  const measured = measureSite(dist)
  console.log(report(measured, readRecorded()))
  const weighed = measured.figures.map((figure): TestResult => {
    const title = `the budget for ${figure.name}`
    if (!isOver(figure)) return { title, status: 'passed', mode: 'build' }
    return { title, status: 'failed', mode: 'build', message: whatToDo([figure]) }
  })
  const prose = checkProse(dist)
  const wording: TestResult = { title: 'no page has forbidden words', status: 'passed', mode: 'build' }
  return [
    ...weighed,
    prose.wrong === undefined ? wording : { ...wording, status: 'failed', message: prose.wrong },
  ]
}

/** What `npm run first-minute` does: a newcomer on each version of Node that is supported. */
export async function checkNewcomers(): Promise<TestResult[]> {
  const script = ['engine/bin/run.mjs', 'tests/first-minute/run.ts']
  return [await checkTool('a newcomer gets along on each version of Node', script, 'Its output is above.')]
}

async function checkTool(title: string, args: string[], message: string): Promise<TestResult> {
  const code = await show(process.execPath, args)
  if (code === 0) return { title, status: 'passed', mode: 'unit' }
  return { title, status: 'failed', mode: 'unit', message }
}
