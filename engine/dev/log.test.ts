import { expect, test } from 'vitest'
import { SiteError } from '../diagnostics/problem'
import type { ReportedProblem } from '../diagnostics/reporter'
import { createDevLog } from './log'

const found = (...names: string[]) => ({
  problems: names.map((what): ReportedProblem => ({ severity: 'warn', problem: { what } })),
})

const noFolder = new SiteError({ what: 'No folder' })

function listen() {
  const printed: string[] = []
  return { printed, log: createDevLog((text) => printed.push(text.trim())) }
}

test('a problem is printed once, however often its place is read, until it is fixed', () => {
  const { printed, log } = listen()
  for (const round of [found('a'), found('a', 'b'), found('b'), found('a', 'b')])
    log.report('docs/x.mdx', round)
  expect(printed).toEqual(['warn: a', 'warn: b', 'warn: a'])
})

test('a problem that several places and locales have is printed for the first of them', () => {
  const { printed, log } = listen()
  log.fail('the site', noFolder)
  log.fail('/a', noFolder)
  log.part('fr').fail('the site', noFolder)
  expect(printed).toEqual(['error: No folder'])
  log.report('the site', found())
  log.fail('the site', noFolder)
  expect(printed).toHaveLength(2)
})

test('the same name in two parts means two places', () => {
  const { printed, log } = listen()
  log.part('en').report('docs/x.mdx', found('a'))
  log.part('fr').report('docs/x.mdx', found())
  log.part('en').report('docs/x.mdx', found('a'))
  expect(printed).toEqual(['warn: a'])
})
