import { expect, test } from 'vitest'
import type { ReportedProblem } from '../diagnostics/reporter'
import { createDevWarnings } from './warnings'

const found = (...names: string[]) => ({
  problems: names.map((what): ReportedProblem => ({ severity: 'warn', problem: { what } })),
})

function listen() {
  const printed: string[] = []
  return { printed, warnings: createDevWarnings((text) => printed.push(text.trim())) }
}

test('a warning of the site is printed once, however often the site is read, until it is fixed', () => {
  const { printed, warnings } = listen()
  for (const round of [found('a'), found('a', 'b'), found('b'), found('a', 'b')]) {
    warnings.edited()
    warnings.site(round)
  }
  expect(printed).toEqual(['warn: a', 'warn: b', 'warn: a'])
})

test('a warning of a page is printed once until the next edit', () => {
  const { printed, warnings } = listen()
  warnings.page(found('a'))
  warnings.page(found('a'))
  warnings.edited()
  warnings.page(found('a'))
  expect(printed).toEqual(['warn: a', 'warn: a'])
})
