import { join } from 'node:path'
import { measureSite } from '../budgets/measure-site'
import { readRecorded } from '../budgets/recorded'
import { isOver, report, whatToDo } from '../budgets/report'
import { show } from '../commands'
import { checkProse } from '../prose/check-prose'
import { root } from '../root'
import { builtSite } from '../sites'
import type { TestResult } from './results'

/** What `npm run check` does. */
export async function checkSources(): Promise<TestResult[]> {
  return [
    await runTool('types are right', 'typescript/bin/tsc', ['--noEmit']),
    await runTool('sources are formatted, and lint finds nothing', '@biomejs/biome/bin/biome', [
      'check',
      '.',
    ]),
  ]
}

/** What `npm run budgets` and `npm run prose` do, with the site that was built for the tests. */
export async function checkOwnSite(): Promise<TestResult[]> {
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

async function runTool(title: string, tool: string, args: string[]): Promise<TestResult> {
  const code = await show(process.execPath, [join(root, 'node_modules', tool), ...args])
  if (code === 0) return { title, status: 'passed', mode: 'unit' }
  const message = 'Its output is above. "npm run check" repeats it, and "npm run fix" mends what it can.'
  return { title, status: 'failed', mode: 'unit', message }
}
