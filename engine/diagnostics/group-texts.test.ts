import { expect, test } from 'vitest'
import { groupTexts } from './group-texts'
import type { ReportedProblem } from './reporter'

const broken = (page: number): ReportedProblem => ({
  severity: 'warn',
  problem: {
    what: `This link leads nowhere: /gone-${page}`,
    file: `docs/${page}.md`,
    line: 3,
    hint: 'Correct it.',
  },
})
const other: ReportedProblem = {
  severity: 'warn',
  problem: { what: 'The key `titel` is not known.', file: 'docs/9.md' },
}
const many = [1, 2, 3, 4, 5, 6, 7].map(broken)

test('of many problems of one kind, the first is printed with their number and the first five places', () => {
  expect(groupTexts([...many, other], false)).toMatchInlineSnapshot(`
    [
      "warn: This link leads nowhere: /gone-1
      at        docs/1.md:3
      fix       Correct it.
      and       6 more like this one, such as docs/2.md:3, docs/3.md:3, docs/4.md:3, docs/5.md:3 (--verbose shows all)",
      "warn: The key \`titel\` is not known.
      at        docs/9.md",
    ]
  `)
})

test('a few of one kind, and all with --verbose, are printed one by one', () => {
  expect(groupTexts(many.slice(0, 5), false)).toHaveLength(5)
  expect(groupTexts([...many, other], true)).toHaveLength(8)
})

test('the same problem in several places is printed once, with its places', () => {
  const unknown = (line: number): ReportedProblem => ({
    severity: 'warn',
    problem: { what: 'The language curl of this code block is not known.', file: 'docs/a.md', line },
  })
  expect(groupTexts([unknown(1), unknown(9)], false)).toMatchInlineSnapshot(`
    [
      "warn: The language curl of this code block is not known.
      at        docs/a.md:1
      and       1 more like this one, such as docs/a.md:9 (--verbose shows all)",
    ]
  `)
})
