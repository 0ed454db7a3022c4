import { expect, test } from 'vitest'
import { readFrontMatter } from './read'

function dayOf(date: string): string | undefined {
  return readFrontMatter(`last_update: { date: ${date} }`, 'docs/a.mdx', 'warn').frontMatter.last_update?.date
}

test('a date of `last_update` is a day, in whichever of the usual ways it is written', () => {
  expect(dayOf('2026-01-31')).toBe('2026-01-31')
  expect(dayOf('"2026-01-31T23:30:00-08:00"')).toBe('2026-02-01')
  expect(dayOf('1/5/2026')).toBe('2026-01-05')
})

test('[D3] a date that is no day is refused', () => {
  const { problems } = readFrontMatter('last_update: { date: yesterday }', 'docs/a.mdx', 'warn')
  expect(problems).toMatchObject([
    {
      severity: 'throw',
      problem: { line: 2, expected: 'a day such as 2026-01-31', received: "'yesterday'" },
    },
  ])
})

test.each(['https://example.com/form', '/edit', 'null'])('`custom_edit_url: %s` is taken', (url) => {
  expect(readFrontMatter(`custom_edit_url: ${url}`, 'docs/a.mdx', 'warn').problems).toEqual([])
})

test.each(['custom_edit_url: example.com/form', 'custom_edit_url: javascript:a', 'author_url: example.com'])(
  '[D3] `%s` is no address, and refused with its line',
  (line) => {
    const { problems } = readFrontMatter(`title: A\n${line}`, 'docs/a.mdx', 'warn')
    expect(problems).toMatchObject([{ severity: 'throw', problem: { file: 'docs/a.mdx', line: 3 } }])
    expect(problems[0]?.problem.expected).toContain("a full URL, such as 'https://example.com'")
  },
)

test.each(['id: ..', 'id: .', 'layout: Home', 'sidebar_label: ""', 'pagination_label: " "'])(
  'the value of `%s` would have no effect or another one, and is refused with its line',
  (line) => {
    const { problems } = readFrontMatter(`title: A\n${line}`, 'docs/a.mdx', 'warn')
    expect(problems).toMatchObject([{ severity: 'throw', problem: { file: 'docs/a.mdx', line: 3 } }])
  },
)
