import { describe, expect, test } from 'vitest'
import { formatProblem } from '../../diagnostics/problem'
import { createHighlighter, type HighlighterOptions } from './highlighter'

const OPTIONS: HighlighterOptions = {
  defaultLanguage: 'typescript',
  magicComments: [
    mark('theme-code-block-highlighted-line', 'highlight', 'highlight-next-line'),
    mark('code-block-error-line', 'error'),
    mark('code-block-add-line', 'add'),
    mark('code-block-remove-line', 'remove'),
    mark('code-block-focus-line', 'focus', 'focus-next-line'),
  ],
}

const highlighter = createHighlighter(OPTIONS)

function mark(className: string, name: string, line = name) {
  return { className, line, block: { start: `${name}-start`, end: `${name}-end` } }
}

function highlight(code: string, lang?: string, meta?: string) {
  const fence = { ...(lang === undefined ? {} : { lang }), ...(meta === undefined ? {} : { meta }) }
  return highlighter.highlight({ code, ...fence, file: 'docs/a.mdx', line: 10 })
}

/** Returns the content of `<code>`. */
function code(...block: Parameters<typeof highlight>): string {
  return /<code>(.*)<\/code>/s.exec(highlight(...block).html)?.[1] ?? ''
}

function problems(...block: Parameters<typeof highlight>): string {
  return highlight(...block)
    .problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`)
    .join('\n\n')
}

test('[P9] a fence without a language is highlighted as TypeScript', () => {
  const { html } = highlight("const name: string = 'x'")
  expect(html).toBe(highlight("const name: string = 'x'", 'ts').html)
  expect(html).toContain('<span class="k">const</span> name: <span class="t">string</span> = ')
  expect(html).toContain('data-lang="TypeScript"')
})

describe('colors by language', () => {
  test.each([
    ['ts', 'export class A {} // b'],
    ['tsx', 'return <A b={1}>{c}</A>'],
    ['js', "import a from 'b'"],
    ['bash', 'npm install --save "$HOME/a" # b'],
    ['html', '<a href="b">c &amp; d</a>'],
    ['angular-html', '@if (a) { <b (click)="c()">{{ d | e }}</b> }'],
    ['json', '{ "a": [1, true, "b"] }'],
    ['jsonc', '{ "a": 1 } // b'],
    ['yml', 'a: "b" # c'],
    ['http', 'GET /a HTTP/1.1\nHost: b'],
    ['diff', '-a\n+b'],
    ['css', '.a { color: #fff }'],
    ['scss', '$a: 1px; .b { &:hover { width: $a } }'],
    ['md', '# a\n\n```ts\nconst b = 1\n```'],
    ['mdx', '<A b="c" />'],
  ])('%s', (lang, source) => {
    expect(code(source, lang)).toMatchSnapshot()
  })
})

test('plain text has no markup and stays as it is', () => {
  expect(code('a <b>\n  & "c"', 'text')).toBe('a &lt;b&gt;\n  &amp; "c"')
})

test('a comment over several lines is one element', () => {
  expect(code('/* a\n * b\n */\nc', 'ts')).toBe('<span class="c">/* a\n * b\n */\n</span>c')
})

test('the end of the code and Windows line ends are tidied', () => {
  expect(code('a\r\nb\r\n\r\n', 'text')).toBe('a\nb')
})

test('a title names the block and the region', () => {
  const { html } = highlight("const tide = await nextTide('Brest')", 'ts', 'title="src/a.ts"')
  expect(html).toContain('<figcaption>src/a.ts</figcaption>')
  expect(html).toContain('aria-label="src/a.ts, TypeScript code"')
})

test('lines named by the fence are highlighted and combine with marks in the code', () => {
  expect(code('a\n// add\nb\nc', 'ts', '{2-3}')).toBe(
    'a\n<ins class="line code-block-add-line theme-code-block-highlighted-line">b\n</ins>' +
      '<span class="line theme-code-block-highlighted-line">c</span>',
  )
})

test('a magic comment never reaches the reader', () => {
  expect(code('// error-start\na\n// error-end\nb // remove', 'ts')).toBe(
    '<span class="line code-block-error-line">a\n</span><del class="line code-block-remove-line">b</del>',
  )
})

test('numbered lines', () => {
  expect(highlight('a', 'ts', 'showLineNumbers').html).toContain('data-numbers=""')
  expect(code('a\nb', 'text', 'showLineNumbers=5')).toContain('data-n="6"')
})

test('the result does not depend on the blocks before it', async () => {
  const sources: [string, string][] = [
    ['```ts\nconst a = 1\n```\n```css\na { color: red }\n```', 'md'],
    ['<script>const a = 1</script>', 'html'],
    ['const a = 1', 'ts'],
    ['a { color: red }', 'css'],
  ]
  const other = createHighlighter(OPTIONS)
  const backwards = sources
    .toReversed()
    .map(([source, lang]) => other.highlight({ code: source, lang, file: 'a', line: 1 }).html)
  expect(backwards.toReversed()).toEqual(sources.map(([source, lang]) => highlight(source, lang).html))
})

test('colors come from the cache, in which each language has its own', () => {
  const kept = new Map<string, string>()
  const store: NonNullable<HighlighterOptions['store']> = {
    get: (key) => JSON.parse(kept.get(key) ?? 'null') ?? undefined,
    set: (key, value) => void kept.set(key, JSON.stringify(value)),
  }
  const htmlOf = (lang: string) =>
    createHighlighter({ ...OPTIONS, store }).highlight({ code: 'const a = 1', lang, file: 'a', line: 1 }).html
  const made = ['ts', 'css'].map(htmlOf)
  expect(made).toEqual(['ts', 'css'].map((lang) => highlight('const a = 1', lang).html))
  expect(['ts', 'css'].map(htmlOf)).toEqual(made)
  for (const [key, value] of kept) kept.set(key, value.replace('const', 'kept'))
  expect(htmlOf('ts')).toBe(made[0]?.replace('const', 'kept'))
})

test('a block with the word twoslash is shown without its set-up, flags and questions, and without a warning', () => {
  const text = 'a()\n// ---cut-start---\nb()\n// ---cut-end---\n//^^^\n// @noErrors\nc() // ok'
  expect(code(text, 'ts', 'twoslash')).toBe(code('a()\nc() // ok', 'ts'))
  expect(problems(text, 'ts', 'twoslash {2}')).toBe('')
})

describe('problems', () => {
  test('a block without fault has none', () => {
    expect(problems('a // add', 'ts', 'no-check {1} title="x" foo=bar')).toBe('')
  })

  test('a word with which other tools do more than show code is named', () => {
    expect(problems('a', 'bash', 'live')).toMatchInlineSnapshot(`
      "warn: A word after the language of this code block has no effect: live
        at        docs/a.mdx:10
        expected  title, file, {1,3-5}, focus={1,3-5}, /text/, showLineNumbers, no-check, run or try
        received  live
        fix       Add an island that shows the result below the code, remove the word, or show the fences of a language with a component: \`markdown.fences\`."
    `)
  })

  test('a word that nothing reads is named, if it is known what reads one', () => {
    const knownWords = new Set(['tab'])
    const block = {
      code: 'a',
      lang: 'ts',
      meta: 'showLineNumber tab="b" {1} nowrap',
      file: 'docs/a.mdx',
      line: 10,
    }
    expect(highlighter.highlight(block).problems).toEqual([])
    const found = highlighter.highlight({ ...block, knownWords }).problems
    expect(found.map(({ problem }) => `${problem.what} ${problem.hint}`)).toEqual([
      'A word after the language of this code block has no effect: showLineNumber Did you mean showLineNumbers?',
      'A word after the language of this code block has no effect: nowrap Remove it, or correct it.',
    ])
  })

  test('a second title or file, and one whose quote has no end, are named', () => {
    const named = (meta: string) => problems('a', 'ts', meta).match(/(?<=received {2}).+/g)
    expect(named('title="a.ts" title="b.ts"')).toEqual(['title="b.ts"'])
    expect(named('title="a.ts" [b.ts]')).toEqual(['[b.ts]'])
    expect(named('file="a.ts" file=b.ts')).toEqual(['file=b.ts'])
    expect(named('title="a.ts')).toEqual(['title="a.ts'])
    expect(named('title="a \'b.ts"')).toBeNull()
  })

  test('an unknown language is shown as plain text', () => {
    expect(code('const a = 1', 'typscript')).toBe('const a = 1')
    expect(problems('const a = 1', 'typscript')).toMatchInlineSnapshot(`
      "warn: The language typscript of this code block is not known.
        at        docs/a.mdx:10
        expected  a language that Shiki has a grammar for, or text
        received  typscript
        fix       Did you mean typescript, or gdscript, or vimscript?"
    `)
  })

  test('an unknown language that is like no other', () => {
    expect(problems('a', 'qqqqqqqqqq')).toMatchInlineSnapshot(`
      "warn: The language qqqqqqqqqq of this code block is not known.
        at        docs/a.mdx:10
        expected  a language that Shiki has a grammar for, or text
        received  qqqqqqqqqq
        fix       Correct the name, or write text. The code is shown without colors until then."
    `)
  })

  test.each([
    ['math', 'Add `math()` to `features` in the configuration.'],
    ['mdx-code-block', 'Rename the file to .mdx, or set `markdown.format` to mdx.'],
  ])('a fence of other tools, %s, is reported with a fix', (language, remedy) => {
    expect(problems('a', language)).toContain(`fix       ${remedy}`)
  })

  test('marked lines that do not end, or never began', () => {
    expect(problems('a\n// add-start\nb\n// error-end', 'ts')).toMatchInlineSnapshot(`
      "warn: A comment in this code block ends marked lines that never began: error-end
        at        docs/a.mdx:14
        expected  a comment that begins and one that ends, each on its own line
        received  error-end
        fix       Add the comment that begins them before the first marked line, or remove this one.

      warn: A comment in this code block begins marked lines that never end: add-start
        at        docs/a.mdx:12
        expected  a comment that begins and one that ends, each on its own line
        received  add-start
        fix       Add the comment that ends them after the last marked line."
    `)
  })

  test('a mark with no line after it', () => {
    expect(problems('a\n// add', 'ts')).toMatchInlineSnapshot(`
      "warn: A comment in this code block marks the line after it, but none follows: add
        at        docs/a.mdx:12
        expected  a line of code after the comment
        received  add
        fix       Move the comment above the line that it marks, or to the end of that line."
    `)
  })

  test('a marked line that the block does not have', () => {
    expect(problems('a\nb', 'ts', '{2,7}')).toMatchInlineSnapshot(`
      "warn: This code block marks line 7, which it does not have.
        at        docs/a.mdx:10
        expected  lines from 1 to 2
        received  7
        fix       Count the lines that are shown: magic comments are not among them."
    `)
    expect(problems('a', 'ts', '{0}')).toMatchInlineSnapshot(`
      "warn: This code block marks line 0, which it does not have.
        at        docs/a.mdx:10
        expected  line 1
        received  0
        fix       Count the lines that are shown: magic comments are not among them."
    `)
  })
})

test('hidden lines are not shown, and ranges count those that are', () => {
  const sample = ['// hide-start', "import { a } from 'b'", '// hide-end', 'a()', 'respond() // hide', 'c()']
  expect(code(sample.join('\n'), 'text', '{2}')).toBe(
    'a()\n<span class="line theme-code-block-highlighted-line">c()</span>',
  )
  expect(problems(sample.join('\n'), 'ts', '{3}')).toContain('lines from 1 to 2')
})

test('lines come into focus by number and by comment', () => {
  const focused = '<span class="line code-block-focus-line">b\n</span>'
  expect(code('a\nb\nc', 'text', 'focus={2}')).toBe(`a\n${focused}c`)
  expect(code('a\n// focus-next-line\nb\nc', 'js')).toBe(`a\n${focused}c`)
  expect(problems('a', 'text', 'focus={3}')).toContain('marks line 3, which it does not have')
})

test('a text in slashes is marked wherever it stands, in each color of its own', () => {
  expect(code('a.b <a.b>', 'text', '/a.b/ /<a/')).toBe(
    '<mark class="code-mark">a.b</mark> <mark class="code-mark">&lt;a</mark>.b&gt;',
  )
  const html = code("const name: string = 'x'", 'ts', '/const name/')
  expect(html).toContain(
    '<span class="k"><mark class="code-mark">const</mark></span><mark class="code-mark"> name</mark>: ',
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe("const name: string = 'x'")
  expect(problems('a', 'text', '/b/')).toContain('marks text that none of its lines contains: b')
  expect(problems('a', 'text', '/usr/lib/')).toBe('')
})

test('marks of VitePress for a warning and a word are on the lines that are shown', () => {
  const text =
    'b // hide\nconst a = 1 // [!code warning]\n// [!code word:b:1]\nb = b1\nb // [!code word:gone]'
  expect(code(text, 'js')).toBe(
    [
      '<span class="line code-block-warning-line"><span class="k">const</span> a = <span class="n">1\n</span></span>',
      '<mark class="code-mark">b</mark> = <mark class="code-mark">b</mark>1\nb',
    ].join(''),
  )
  expect(problems(text, 'js')).toContain('none of its lines contains: gone')
})

test.each(['{3-2}', 'focus={3-2}', '{a-b}', '{.wide}', 'focus={all}', '{1'])(
  'lines that are named in a way that cannot be read, as by %s, are a warning',
  (meta) => {
    const found = problems('a\nb\nc', 'js', meta)
    expect(found).toContain('names lines in a way that cannot be read')
    expect(found).toContain(/\d-\d/.exec(meta)?.[0] ?? meta)
    expect(code('a\nb\nc', 'js', meta)).toBe('a\nb\nc')
  },
)

test('words of Expressive Code are warnings that say what to write', () => {
  const found = problems('a x', 'js', 'ins={1} "x" title="b"')
  expect(found).toContain('has no effect: ins')
  expect(found).toContain('has no effect: "x"')
  expect(found).toContain('between slashes: /text/')
})
