import { expect, test } from 'vitest'
import { report, whatToDo } from './report'

const figure = { name: 'own script of every page, gzip', bytes: 13_000, budget: 12_800, page: 'a.html' }

test('a figure is shown with its budget and the difference to what main recorded', () => {
  const before = { figures: { [figure.name]: 12_700 }, files: { 'main.js': 5 } }
  const text = report({ figures: [figure], files: { 'main.js': 305 } }, before)
  expect(text).toMatch(
    /^OVER {2}own script of every page, gzip +12\.70 KiB {2}of {2}12\.50 KiB +\+300 B {2}a\.html$/m,
  )
  expect(text).toContain('main.js +300 B')
})

test('a figure that nobody recorded is new', () => {
  expect(report({ figures: [figure], files: {} }, { figures: {}, files: {} })).toContain('  new  ')
})

test('a passed budget says what is over, where it is, and what to do', () => {
  const text = whatToDo([figure])
  expect(text).toContain('own script of every page, gzip (a.html)')
  expect(text).toContain('raise the budget')
})
