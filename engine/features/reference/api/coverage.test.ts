import { expect, test } from 'vitest'
import { coverageOf, printCoverage } from './coverage'
import { referenceOf } from './testing'

const TIDES = `
  export declare function next(): Tide
  export declare function last(): Tide
  export interface Tide {}
`

test('every export has the page that shows it, or a place where it could be shown', async () => {
  const pages = [
    { path: '/base/next', text: '<ApiHead of="next" />' },
    { path: '/base/types', text: '<TypeTable>\n\n- `Tide`: one turn.\n\n</TypeTable>' },
  ]
  const covered = coverageOf(await referenceOf(TIDES, 'export declare const widget: 1', pages))
  expect(covered).toEqual([
    {
      package: '@harbor/tides',
      name: 'last',
      kind: 'function',
      module: 'index',
      page: null,
      proposed: '/base/next',
    },
    { package: '@harbor/tides', name: 'next', kind: 'function', module: 'index', page: '/base/next' },
    { package: '@harbor/tides', name: 'Tide', kind: 'interface', module: 'index', page: '/base/types#Tide' },
  ])
  expect(printCoverage(covered)).toMatchInlineSnapshot(`
    "MISSING  last  function
    ok       next  function   /base/next
    ok       Tide  interface  /base/types#Tide

    2 of 3 exports have a page.

    Without a page, and where it could be:
      last  of index: /base/next"
  `)
})
