import { expect, test } from 'vitest'
import { writeWords } from './written-words'

const words = {
  menu: { open: 'Menu', quoted: `The "\`\${main}\`" menu` },
  modes: { light: 'light', dark: 'dark' },
  search: { found: '{count} of {total}', part: ' in {part}' },
}

function written(code: string, changed = {}): string {
  return writeWords(code, 'a.tsx', { ...words, ...changed })
}

test('a word is written where it is named', () => {
  expect(written('<b title={WORDS.menu.open}>{WORDS.menu.open}</b>')).toBe('<b title={"Menu"}>{"Menu"}</b>')
  expect(written('const a = WORDS.menu.quoted')).toBe(`const a = ${JSON.stringify(words.menu.quoted)}`)
})

test('a phrase is a template of its values, in the order of the language', () => {
  const code = 'const a = phrase(WORDS.search.found, { count, total: list.length })'
  expect(written(code)).toBe(`const a = \`\${(count)} of \${(list.length)}\``)
  const turned = { search: { found: 'من {total}: {count}' } }
  expect(written(code, turned)).toBe(`const a = \`من \${(list.length)}: \${(count)}\``)
})

test('a phrase may stand in another', () => {
  const code =
    'phrase(WORDS.search.part, { part: phrase(WORDS.search.found, { count: WORDS.menu.open, total: 2 }) })'
  expect(written(code)).toBe(`\` in \${(\`\${("Menu")} of \${(2)}\`)}\``)
})

test('what a language writes stays text', () => {
  const hostile = { search: { part: `\`+\${alert(1)}+\` {part}\\` } }
  const code = written('phrase(WORDS.search.part, { part: "x" })', hostile)
  expect(new Function(`return ${code}`)()).toBe(`\`+\${alert(1)}+\` x\\`)
})

test('a table whose words are their names is none', () => {
  expect(written('const a = WORDS.modes[mode]')).toBe('const a = (mode)')
  expect(written('const a = WORDS.modes[mode]', { modes: { light: 'clair', dark: 'dark' } })).toBe(
    'const a = ({"light":"clair","dark":"dark"})[(mode)]',
  )
})

test('other code stays as it is', () => {
  for (const code of ['const a = words.menu.open', 'const a = WORDS.none.open', 'phrase(text, { a })'])
    expect(written(code)).toBe(code)
})
