import { describe, expect, test } from 'vitest'
import { createMagicCommentReader } from './magic-comments'

const read = createMagicCommentReader([
  {
    className: 'hot',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'bad', line: 'error', block: { start: 'error-start', end: 'error-end' } },
  { className: 'new', line: 'add', block: { start: 'add-start', end: 'add-end' } },
])

/** Returns the lines as shown, each preceded by its classes. */
function shown(language: string, ...lines: string[]): string[] {
  const { lines: kept, classes } = read(lines.join('\n'), language)
  return kept.map((line, index) => `${classes[index]?.join('+')}|${line}`)
}

test('a comment on its own line marks the next line and is dropped', () => {
  expect(shown('typescript', 'a', '  // error', 'b', 'c')).toEqual(['|a', 'bad|b', '|c'])
})

test('a comment at the end of a line marks that line', () => {
  expect(shown('typescript', 'const a = 1 // add', 'b')).toEqual(['new|const a = 1', '|b'])
})

test('a mark of an unknown kind stays, and is named', () => {
  const lines = ['a // [!code nonsense]', '// [!code --]', '// [!code ++]', 'b']
  expect(shown('js', ...lines)).toEqual([`|${lines[0]}`, `|${lines[1]}`, 'new|b'])
  expect(read(lines.join('\n'), 'js').strays).toEqual([
    { word: '[!code nonsense]', line: 0, reason: 'unknown' },
    { word: '[!code --]', line: 1, reason: 'unknown' },
  ])
})

test('the comments of VitePress mean the same', () => {
  expect(
    shown('js', 'a // [!code ++]', 'b // [!code highlight]', 'c // [!code error]', 'd // [!code --]'),
  ).toEqual(['new|a', 'hot|b', 'bad|c', '|d // [!code --]'])
  expect(shown('js', '})// [!code ++]', "a('http://error')//error", 'b // why // [!code hl]')).toEqual([
    'new|})',
    "|a('http://error')//error",
    'hot|b // why',
  ])
})

test('a comment of VitePress may count the lines that it marks', () => {
  expect(shown('js', 'a // [!code ++:2]', 'b', 'c', '// [!code hl:2]', 'd', 'e', 'f')).toEqual([
    'new|a',
    'new|b',
    '|c',
    'hot|d',
    'hot|e',
    '|f',
  ])
})

test('a comment of VitePress may mark a word, in all lines or in some', () => {
  const { lines, words } = read('a b // [!code word:b]\n// [!code word:c\\:d:2]\nb c:d\nc:d\nc:d', 'js')
  expect(lines).toEqual(['a b', 'b c:d', 'c:d', 'c:d'])
  expect(words).toEqual([
    { text: 'b', from: 0, to: Number.POSITIVE_INFINITY },
    { text: 'c:d', from: 1, to: 3 },
  ])
})

test('a pair of comments marks the lines between them', () => {
  expect(shown('typescript', '// add-start', 'a', '', 'b', '// add-end', 'c')).toEqual([
    'new|a',
    'new|',
    'new|b',
    '|c',
  ])
})

test('marks combine, in the order of the configuration', () => {
  expect(
    shown('typescript', '// add-start', '// highlight-next-line', 'a // error', 'b', '// add-end'),
  ).toEqual(['hot+bad+new|a', 'new|b'])
})

describe('comment styles', () => {
  test.each([
    ['typescript', '// add'],
    ['javascript', '/* add */'],
    ['tsx', '{/* add */}'],
    ['angular-html', '<!-- add -->'],
    ['shellscript', '# add'],
    ['yaml', '#add'],
    ['css', '/* add */'],
    ['scss', '// add'],
    ['json', '// add'],
    ['mdx', '{/* add */}'],
    ['sql', '-- add'],
    ['ini', '; add'],
    ['clojure', ';; add'],
    ['wasm', ';; add'],
    ['vb', "' add"],
    ['bat', 'REM add'],
    ['bat', ':: add'],
    ['fortran-free-form', '! add'],
    ['ocaml', '(* add *)'],
    ['jinja', '{# add #}'],
    ['handlebars', '{{!-- add --}}'],
    ['handlebars', '{{! add }}'],
    ['blade', '{{-- add --}}'],
    ['liquid', '{% comment %} add {% endcomment %}'],
    ['viml', '" add'],
    ['', '# add'],
  ])('%s: %s', (language, comment) => {
    expect(shown(language, comment, 'a', `b ${comment}`)).toEqual(['new|a', 'new|b'])
  })
})

describe('what is not a magic comment', () => {
  test.each([
    ['typescript', '// add a token'],
    ['typescript', '// added'],
    ['typescript', '/* add'],
    ['typescript', "const url = 'http://add"],
    ['typescript', 'a // add-start'],
    ['shellscript', 'npm run build -- add'],
    ['shellscript', '// add'],
    ['scss', 'color: #add'],
    ['typescript', 'http://add'],
  ])('%s: %s', (language, line) => {
    expect(shown(language, line, 'a')).toEqual([`|${line}`, '|a'])
  })
})

test('comments that mark nothing are reported, each with its line', () => {
  const code = ['// add-end', 'a', '// error-start', 'b', '// add'].join('\n')
  expect(read(code, 'typescript').strays).toEqual([
    { word: 'add-end', line: 0, reason: 'not started' },
    { word: 'error-start', line: 2, reason: 'not ended' },
    { word: 'add', line: 4, reason: 'last line' },
  ])
})

test('without a configured word, code stays as it is', () => {
  expect(createMagicCommentReader([])('a\n// add\nb', 'typescript').lines).toEqual(['a', '// add', 'b'])
})

test('words with regular expression characters are taken literally', () => {
  const reader = createMagicCommentReader([{ className: 'x', line: '++(new)' }])
  expect(reader('// ++(new)\na', 'typescript').classes).toEqual([['x']])
})
