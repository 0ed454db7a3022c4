import { describe, expect, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { readPagePaths } from './page-paths'
import { loadTestSite, writeSite } from './test-site'

/** Returns the problems of data for a module, and the data that makes pages. */
async function read(value: unknown, module = 'knots/[name].tsx') {
  const reporter = createReporter()
  const root = writeSite({ [`pages/${module}`]: '' })
  const paths = await readPagePaths(root, 'pages', async () => ({ value }), reporter)
  return { pages: paths.get(module), problems: reporter.problems.map(({ problem }) => problem) }
}

const messageOf = async (value: unknown) => (await read(value)).problems.map(formatProblem).join('\n')
const firstLines = async (value: unknown, module?: string) =>
  (await read(value, module)).problems.map(({ what }) => what)

test.each([
  [[{ name: 'reef' }, { name: 2 }]],
  [() => [{ name: 'v.2-β' }]],
  [async () => ({ name: 'std::map' })],
])('data of pages: %s', async (value) => {
  const { pages, problems } = await read(value)
  expect(problems).toEqual([])
  expect(pages?.length).toBeGreaterThan(0)
})

test('[D3] what the function throws is a message with its place', async () => {
  const message = await messageOf(async () => {
    throw new Error('no tide today')
  })
  expect(message).toMatchInlineSnapshot(`
    "The function that returns the data of pages threw an error.
      at        pages/knots/[name].paths.ts
      expected  a function that returns a list of objects, or a promise of one
      received  no tide today
      fix       Correct what the message names. If the data may be missing, catch the error and return an empty list."
  `)
  expect(await messageOf(() => Promise.reject(null))).toContain('received  null, which is not an Error')
})

test.each([null, 'reef', [{ knot: 'reef' }], [undefined], [{ name: Object.create(null) }]])(
  'data without the name is named: %j',
  async (value) => {
    expect(await firstLines(value)).toEqual([
      'The data of a page has no `name`, which is a part of its route.',
    ])
  },
)

test('data without a default export is said to have none', async () => {
  expect(await firstLines(undefined)).toEqual([expect.stringContaining('it has no default export')])
})

test.each([
  '..',
  '.',
  '...',
  '.hidden',
  'a/b',
  'a\\b',
  'a b',
  'a?',
  '50%',
  '\ud800',
  '\u0000',
  'é'.repeat(121),
  'reef.html',
])('a page cannot have the name %j', async (name) => {
  const { pages, problems } = await read([{ name }, { name: 'reef' }])
  expect(problems.map(({ what }) => what)).toEqual([
    expect.stringContaining('gives it a path that cannot be part of a URL'),
  ])
  expect(pages).toEqual([{ name: 'reef' }])
})

test('two objects that make one page are both named', async () => {
  const two = [
    { a: 'b-c', b: 'd' },
    { a: 'b', b: 'c-d' },
  ]
  const { pages, problems } = await read(two, '[a]-[b].tsx')
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "Two objects in the data make the same page: b-c-d.
      at        pages/[a]-[b].paths.ts
      expected  another path for each object
      received  {"a":"b-c","b":"d"} and {"a":"b","b":"c-d"}
      fix       Remove one of them, or give it another name."
  `)
  expect(pages).toHaveLength(1)
})

test.each(['[knot-name].tsx', '[knot-name]/notes.tsx'])('%s is a pattern', async (module) => {
  const { pages, problems } = await read([{ 'knot-name': 'reef' }], module)
  expect([pages, problems]).toEqual([[{ 'knot-name': 'reef' }], []])
})

describe('files that look like patterns', () => {
  const firstLinesOf = async (...files: string[]) => {
    const all = Object.fromEntries(['docs/index.md', ...files].map((file) => [file, '# A']))
    const { problems } = await loadTestSite({ files: all })
    return problems.map((problem) => problem.split('\n')[0])
  }

  test('data beside a Markdown page is an error', async () => {
    expect(await firstLinesOf('pages/[pkg].mdx', 'pages/[pkg].paths.ts')).toEqual([
      'throw: This file has the data of pages, but nothing makes them: pages/[pkg].paths.ts',
    ])
  })

  test('a module in the folder of docs is a warning', async () => {
    expect(await firstLinesOf('docs/[name].tsx')).toEqual([
      'warn: No pages are made by docs/[name].tsx: the folder of docs has Markdown only.',
    ])
  })

  test.each(['pages/[...path].tsx', 'pages/[a b]/notes.tsx'])('%s is an error', async (file) => {
    expect(await firstLinesOf(file)).toEqual(['throw: The brackets in this path are no part of a route.'])
  })
})
