import { expect, test } from 'vitest'
import { findLanguage } from './languages'

test.each([
  ['ts', 'typescript', 'TypeScript'],
  ['js', 'javascript', 'JavaScript'],
  ['sh', 'shellscript', 'Shell'],
  ['shell', 'shellscript', 'Shell'],
  ['bash', 'shellscript', 'Shell'],
  ['html', 'html', 'HTML'],
  ['angular-html', 'angular-html', 'Angular HTML'],
  ['json', 'json', 'JSON'],
  ['jsonc', 'jsonc', 'JSONC'],
  ['yml', 'yaml', 'YAML'],
  ['http', 'http', 'HTTP'],
  ['diff', 'diff', 'Diff'],
  ['md', 'markdown', 'Markdown'],
  ['mdx', 'mdx', 'MDX'],
  ['css', 'css', 'CSS'],
  ['scss', 'scss', 'SCSS'],
  ['tsx', 'tsx', 'TSX'],
  ['jsx', 'jsx', 'JSX'],
  ['TypeScript', 'typescript', 'TypeScript'],
])('%s is %s, shown as %s', (name, id, label) => {
  expect(findLanguage(name)).toEqual({ id, label })
})

test.each(['text', 'txt', 'plain', 'plaintext', 'none'])('%s is plain text', (name) => {
  expect(findLanguage(name)).toEqual({ id: '', label: '' })
})

test('a name without a grammar is not found', () => {
  expect(findLanguage('typoscript2')).toBeUndefined()
})
