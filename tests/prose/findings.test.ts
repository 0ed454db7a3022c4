import { expect, test } from 'vitest'
import { findingsIn, isForbidden } from './findings'
import { RULES, type Rule } from './rules'

const rule: Rule = { name: 'own', pattern: /of its own/, forbidden: true }
const find = (...lines: string[]) => findingsIn([{ path: 'a.md', markdown: lines.join('\n') }], [rule])

test('words are found with their page and line, in prose and not in code', () => {
  const findings = find(
    'A name of its own.',
    '```ts',
    '// of its own',
    '```',
    '',
    'Of `of its own` and',
    'of its own',
  )
  expect(findings[0]?.places).toEqual([
    { path: 'a.md', line: 1, text: 'A name of its own.' },
    { path: 'a.md', line: 7, text: 'of its own' },
  ])
})

test('a longer fence holds a shorter one', () => {
  expect(find('````mdx', '```ts', '```', 'of its own', '````', 'of its own')[0]?.places).toMatchObject([
    { line: 6 },
  ])
})

test('words that are only counted do not fail the check', () => {
  expect(find('of its own').some(isForbidden)).toBe(true)
  const [counted] = findingsIn([{ path: 'a.md', markdown: 'of its own' }], [{ ...rule, forbidden: false }])
  expect(counted?.places).toHaveLength(1)
  expect(counted && isForbidden(counted)).toBe(false)
})

test.each([
  ['The format is not documented.', 'doubts in the text'],
  ['It comes from an early version.', 'early sources and releases, badges included'],
  ['It has its icon, too.', 'too at the end of a sentence'],
  ['- Whether it works is open.', 'a paragraph that opens with Whether'],
  ['It tells whether it works, but so it stands in the file.', 'stands in, under, so'],
  ['What answers it is a server.', 'what … is a'],
  ['How a filter comes about', 'comes about'],
  ['the way of a query', 'the way of a'],
  ['a button of yours', 'a name of yours'],
])('finds the words of a rule: %s', (sentence, name) => {
  const findings = findingsIn([{ path: 'a.md', markdown: sentence }], RULES)
  expect(findings.filter(({ places }) => places.length > 0).map((finding) => finding.rule.name)).toEqual([
    name,
  ])
})
