import { expect, test } from 'vitest'
import { withExtensions } from '../../markdown/testing'
import { fillFileFences } from './fill-file-fences'

const { compile, htmlOf } = withExtensions({
  name: 'file-fences',
  beforeReading: (page) => [fillFileFences(page)],
})

const fence = (info: string, body = '') => `Before.\n\n\`\`\`${info}\n${body}\`\`\`\n\nAfter.`

test('a fence shows a file, without the comments of its regions', async () => {
  expect(await htmlOf(fence('ts file="src/tides.ts"'))).toContain(
    '<pre data-lang="ts">const height = 4 // m</pre>',
  )
})

test('a region of a file is in the page, in its twin and among its fences', async () => {
  const text = fence('ts file="src/tides.ts#today"')
  const { twin, fences, answers } = compile(text)
  expect(await htmlOf(text)).toContain('const height = 4 // m</pre>')
  expect(twin).toBe('Before.\n\n```ts file="src/tides.ts#today"\nconst height = 4 // m\n```\n\nAfter.\n')
  expect(fences).toEqual([
    { lang: 'ts', meta: 'file="src/tides.ts#today"', value: 'const height = 4 // m', line: 3 },
  ])
  expect(answers).toContainEqual(expect.objectContaining({ kind: 'file', target: 'src/tides.ts' }))
})

test('a missing file or region is an error at the fence', () => {
  const problemsOf = (text: string) => compile(text).problems.map(({ problem }) => problem)
  expect(problemsOf(fence('ts file="src/tide.ts"'))).toEqual([
    expect.objectContaining({ what: expect.stringContaining('does not exist: src/tide.ts'), line: 3 }),
  ])
  expect(problemsOf(fence('ts file="src/tides.ts#toady"'))).toEqual([
    expect.objectContaining({
      what: 'src/tides.ts has no region toady.',
      hint: 'Did you mean today?',
      line: 3,
    }),
  ])
  expect(problemsOf(fence('ts file="src/tides.png"'))).toEqual([
    expect.objectContaining({ what: 'This fence shows a file that is not text: src/tides.png', line: 3 }),
  ])
})

test('a fence with text keeps it, with a warning: the file is its title', async () => {
  const text = fence('ts file="db.ts"', 'const a = 1\n')
  expect(compile(text).problems).toMatchObject([
    {
      severity: 'warn',
      problem: { what: 'This fence contains text, so file= is only its title: db.ts', line: 3 },
    },
  ])
  expect(await htmlOf(text)).toContain('const a = 1</pre>')
})
