import { describe, expect, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { readFence } from './code/fence'
import { compileMarkdown } from './compile'
import type { MarkdownExtension } from './plugins/extension'
import { compile, htmlOf, options, sourceOf } from './testing'

function warnings(text: string, format?: 'mdx' | 'md'): string[] {
  return compile(text, format).problems.map(
    ({ severity, problem }) => `${severity}: ${formatProblem(problem)}`,
  )
}

describe('plain Markdown', () => {
  const fencesOf = (text: string, extensions: MarkdownExtension[] = []) => {
    const blocks: unknown[] = []
    const highlighter = {
      highlight: (block: unknown) => {
        blocks.push(block)
        return { html: '<pre></pre>', problems: [] }
      },
    }
    const { code } = compileMarkdown(sourceOf(text, 'md'), { ...options, highlighter, extensions })
    expect(code).not.toMatch(/source-line|data-lang|data-meta/)
    return blocks
  }

  test('a fence keeps its language, its meta and its line', () => {
    expect(fencesOf('text\n\n- ```ts title="a b" {1}\n  a\n  ```\n\n<pre><code>raw</code></pre>')).toEqual([
      expect.objectContaining({
        code: 'a',
        lang: 'ts',
        meta: 'title="a b" {1}',
        line: 3,
        file: 'docs/guide/start.md',
      }),
    ])
  })

  test('the words of fences that have an effect are those of tabs and of extensions, or all', () => {
    const below = { words: ['run'], show: async () => ({ below: {}, problems: [] }) }
    const extension = { name: 'tides', fenceWords: ['tide'], below }
    const knownWords = (...extensions: MarkdownExtension[]) => fencesOf('```js\na\n```', extensions)
    expect(knownWords(extension)).toMatchObject([{ knownWords: new Set(['npm2yarn', 'tab', 'tide', 'run']) }])
    expect(knownWords(extension, { name: 'site', fenceWords: 'all' })).toMatchObject([
      { knownWords: undefined },
    ])
  })

  test('links, references, pictures and links written as HTML keep their lines', () => {
    const { links, images, code } = compile(
      '# A\n\n[a](#a)\n[b][b]\n![c](./photo.png)\n\n<a href="#d">d</a>\n\n[b]: #b',
      'md',
    )
    expect(links).toEqual([
      { url: '#a', href: '#a', line: 3 },
      { url: '#b', href: '#b', line: 4 },
      { url: '#d', href: '#d', line: 7 },
    ])
    expect(images).toMatchObject([{ line: 5 }])
    expect(code).not.toContain('source-line')
  })

  test('MDX in it is a warning with its line', () => {
    expect(warnings('text\n\n<Tabs groupId="a">\n</Tabs>\n\n<Box />', 'md')).toMatchInlineSnapshot(`
      [
        "warn: This .md file uses MDX, which is plain text in Markdown.
        at        docs/guide/start.md:3
        expected  Markdown and HTML only, without components, expressions, import or export
        received  <Tabs>
        fix       Rename the file to .mdx, or set \`markdown.format: 'mdx'\` for all .md files. What is meant as text goes inside \`code\`.",
      ]
    `)
    expect(warnings("import X from './x'\n\ntext", 'md')).toHaveLength(1)
    expect(warnings('export const a = 1', 'md')).toHaveLength(1)
  })

  test.each(['a {/* b */} c', '{/*', '<img src={photo} />', '<p class="a" style={{ color: "red" }}>'])(
    '%s is a warning, too',
    (text) => expect(warnings(`text\n\n${text}`, 'md')).toHaveLength(1),
  )

  test.each(['`{/* a */}`', '<code>{/* a */}</code>', '{a} {b: 1} x={1} a < b={c}', '    {/* code */}'])(
    '%s is none',
    (text) => expect(warnings(`text\n\n${text}`, 'md')).toEqual([]),
  )

  test.each([
    ['a\n\n<!-- a note\n\nb\n', '<!--', 3],
    ['- a\n\n  <!-- one --> <!--\n  b\n', '<!--', 3],
    ['<!-- one\n-->\n\n<div>\n<!-- b\n</div>\n', '<!--', 5],
    ['a\n\n<?php b\n\nc\n', '<?', 3],
    ['a\n\n<STYLE>\nb\n\nc\n', '<STYLE', 3],
  ])('%j hides what is below: a warning names %s and line %i', (text, opening, line) => {
    expect(warnings(text, 'md')).toEqual([
      expect.stringContaining(
        `nothing below it is shown: ${opening}\n  at        docs/guide/start.md:${line}\n`,
      ),
    ])
  })

  test.each([
    '<!-- a\n\n-->\n\nb\n',
    '<!--> b\n',
    '<!---> b\n',
    'a <!-- b\n',
    '```\n<!--\n```\n',
    '    <!--\n',
  ])('nothing is said of %j, below which all is shown', (text) => {
    expect(warnings(text, 'md')).toEqual([])
  })

  test('comments of authors are in no page and no twin', () => {
    const { code, twin } = compile(
      'a <!-- no -->b\n\n<!--\nno\n\nno -->\n\n<p><!-- no -->c</p>\n\n`<!-- yes -->`\n\n    <!-- yes -->',
      'md',
    )
    expect(code).not.toMatch(/no -->/)
    expect(twin).toBe('a b\n\n<p>c</p>\n\n`<!-- yes -->`\n\n    <!-- yes -->\n')
  })

  test('words, code and HTML are no MDX', () => {
    const text = 'import the file\nexport it\n\n```\nimport a from "a"\n<Box />\n```\n\n`<Box>` <DIV>x</DIV>'
    expect(warnings(`${text}\n\n<!-- <Box /> -->`, 'md')).toEqual([])
  })
})

describe('admonitions', () => {
  test('one may have an id and classes of its own', async () => {
    const html = await htmlOf(':::note[Look]{#here .wide .tall}\n\na\n\n:::')
    expect(html).toContain('<div class="admonition admonition-note wide tall" id="here" role="note"')
  })

  test('kinds are known in any case', async () => {
    expect(await htmlOf(':::NOTE\n\na\n\n:::')).toContain('admonition-note')
  })

  test('a kind that is not known keeps its text and is a warning with its line', async () => {
    const text = 'é\n\n:::nte A *title*\n\n**b**\n\n- c\n\n:::'
    expect(await htmlOf(text)).toBe(
      '<p>é</p><p>:::nte A *title*</p><p><strong>b</strong></p><ul><li>c</li></ul><p>:::</p>',
    )
    expect(warnings(text)).toMatchInlineSnapshot(`
      [
        "warn: This block is of an unknown kind and is shown as written: :::nte
        at        docs/guide/start.mdx:3
        expected  note, tip, info, warning, danger, details or code-group after :::
        received  nte
        fix       Did you mean :::note?",
      ]
    `)
  })

  test('one without an end is a warning with its line', () => {
    expect(warnings('::::tip\n\n:::note\n\na\n\n:::\n\n::::\n\n:::info\nb')).toEqual([
      expect.stringMatching(/no end.*:::info\b.*start\.mdx:11\b/s),
    ])
    expect(warnings('- :::tip\n\n  :::\n\n::::note\n:::tip\na\n:::\n\n')).toEqual([
      expect.stringMatching(/no end.*:::note\b.*start\.mdx:5\b/s),
    ])
  })

  test('VitePress writes a blank after the colons, and a fold as one of the kinds', async () => {
    expect(await htmlOf('::: tip Custom `x`\na\n:::')).toContain(
      'aria-label="Tip"><p class="admonition-title">Custom <code>x</code></p><p>a</p></div>',
    )
    expect(await htmlOf('::: details Click me\na\n:::\n\nb')).toBe(
      '<details><summary>Click me</summary><p>a</p></details><p>b</p>',
    )
    expect(await htmlOf('a\n\n::: and more')).toContain('::: and more')
  })

  test('a title may be an attribute, and an older name is one', async () => {
    expect(await htmlOf(':::note{title="Look"}\n\na\n\n:::')).toContain('title">Look</p>')
    expect(await htmlOf(':::important\n\na\n\n:::')).toContain(
      'admonition-info" role="note" aria-label="Important"',
    )
  })

  test('an empty title counts as no title', async () => {
    expect(await htmlOf(':::note[]\n\na\n\n:::')).toContain('<p class="admonition-title">Note</p><p>a</p>')
  })
})

describe('headings', () => {
  test('text in JSX and in string expressions is part of a heading', () => {
    expect(
      compile("### The <code>foo</code> <X>option</X>\n\n## Emp <em>asis</em> {'txt'} {1 + 1}").toc,
    ).toEqual([
      { id: 'the-foo-option', html: 'The <code>foo</code> option', level: 3 },
      { id: 'emp-asis-txt', html: 'Emp <em>asis</em> txt', level: 2 },
    ])
  })

  test('an id that is taken is a warning, and the heading gets another', () => {
    const text = '## Page {#page}\n\n## Plain\n\n## Other {#plain}\n\n## More {#plain}'
    expect(compile(text).toc.map(({ id }) => id)).toEqual(['page-1', 'plain', 'plain-1', 'plain-2'])
    expect(warnings(text)).toHaveLength(3)
    expect(warnings(text).slice(0, 2)).toMatchInlineSnapshot(`
      [
        "warn: The id of this heading already belongs to the page layout: page
        at        docs/guide/start.mdx:1
        expected  an id that nothing else on the page has
        received  {#page}
        fix       Choose another id. Until then the heading has the id page-1.",
        "warn: The id of this heading already belongs to a heading above it: plain
        at        docs/guide/start.mdx:5
        expected  an id that nothing else on the page has
        received  {#plain}
        fix       Choose another id. Until then the heading has the id plain-1.",
      ]
    `)
    expect(compile(text, 'md').toc.map(({ id }) => id)).toEqual(['page-1', 'plain', 'plain-1', 'plain-2'])
  })

  test('a heading without text has no id, one with punctuation alone has one', async () => {
    expect(compile('##\n\n## ???').toc).toEqual([{ id: 'section', html: '???', level: 2 }])
    expect(await htmlOf('##\n\ntext')).toBe('<h2></h2><p>text</p>')
  })

  test.each([
    ["import X from './x'\n\nexport const a = 1\n\n{/* c */}\n\n# Title", true],
    ['<!-- c -->\n\n# Title\n\n# Other', true],
    ['text\n\n# Title', false],
    ['<h1>Title</h1>', true],
    ['## Part\n\n# Late', false],
    ['```\n# no\n```\n\ntext', false],
  ])('%j opens with its title: %s', (text, expected) => {
    expect(compile(text).hasTitle).toBe(expected)
  })
})

describe('what the parser does not know', () => {
  test('a comment is nothing, and no line moves', () => {
    const { links, twin } = compile('a <!-- b --> `<!-- c -->`\n\n<!-- d\n\n{e}\n-->\n\n[f](#f)')
    expect(links).toEqual([{ url: '#f', href: '#f', line: 8 }])
    expect(twin).toBe('a  `<!-- c -->`\n\n[f](#f)\n')
  })

  test('a comment in a fence is code', async () => {
    expect(await htmlOf('```html\n<!-- a -->\n```')).toContain('<!-- a -->')
  })

  test('an address in angle brackets is an error that says how to write it', () => {
    expect(() => compile('see <https://a.example/b>')).toThrow(
      'Write [text](url): [https://a.example/b](https://a.example/b)',
    )
    expect(() => compile('see <me@a.example>')).toThrow('[me@a.example](mailto:me@a.example)')
  })

  test('a fence ends at a line of its own marks alone, as many as began it', async () => {
    expect(await htmlOf('````md\n```ts\n:::tip A\n```\n```` x\n````\n\n:::tip A\n\nb\n\n:::')).toContain(
      'admonition-tip',
    )
    expect(await htmlOf('```no fence```\n\n:::tip A\n\nb\n\n:::')).toContain('admonition-tip')
    expect(await htmlOf('- ```ts\n  a\n  ```\n\n:::tip A\n\nb\n\n:::')).toContain(
      '<p class="admonition-title">A</p>',
    )
  })
})

test('a task names its checkbox', async () => {
  expect(await htmlOf('- [ ] write **it**\n  - [x] inner')).toMatch(
    /<input type="checkbox" disabled aria-label="write it">[\s\S]*aria-label="inner"/,
  )
  expect(compile('- [ ] a\n\n- [ ] b', 'md').code.match(/aria-label=\W*[ab]\W/g)).toHaveLength(2)
})

test('an import says on which line it stands', () => {
  expect(
    compile("---\ntitle: A\n---\n\nimport A from './a'\nimport {\n  B,\n} from './b'\n\ntext").imports,
  ).toEqual([
    { specifier: './a', line: 5, components: { A: 'default' } },
    { specifier: './b', line: 8, components: { B: 'B' } },
  ])
})

test('a twin has no piece of front matter or of an export, and the pictures and references of the site', () => {
  const code = 'export const double = (a) => {\n  return a * 2\n}'
  const text = `--- \ntitle: A\n--- \n\n${code}\n\n![A](./photo.png) [b]\n\n[b]: ./next.mdx "B"`
  expect(compile(text).twin).toBe('![A](/base/assets/photo-1234.png) [b]\n\n[b]: /base/guide/next "B"\n')
})

describe('what VitePress writes', () => {
  test('a group of code is tabs, on the same lines', () => {
    const { fences } = compile(
      '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh\npnpm i\n```\n\n:::\n\n```js [a.js]\n```',
      'md',
    )
    expect(fences.map(({ meta, line }) => [meta, line])).toEqual([
      ['tab="npm"', 3],
      ['tab', 7],
      ['[a.js]', 13],
    ])
    expect(readFence('js', '[a.js] {1}')).toMatchObject({ title: 'a.js', ranges: [[1, 1]] })
  })

  test.each([
    ['A ] b', 'A ] b'],
    ['[A] b', '[A] b'],
    ['a ] [ *b*', 'a ] [ <em>b</em>'],
    ['Ends with \\', 'Ends with \\'],
    ['\\] and \\\\', '] and \\'],
    ['[there [1]](./next.mdx)', '<a href="/base/guide/next">there [1]</a>'],
    ['`a[0` is `]` and `b[1]` {#own}', '<code>a[0</code> is <code>]</code> and <code>b[1]</code>'],
  ])('a title of a container keeps all its words: %s', async (title, html) => {
    for (const name of ['tip', 'details'])
      expect(await htmlOf(`> - ::: ${name} ${title}\n>   a\n>   :::`)).toContain(`>${html}</`)
  })

  test('a fold may be open', async () => {
    expect(await htmlOf('::: details Click me {open}\na\n:::')).toBe(
      '<details open><summary>Click me</summary><p>a</p></details>',
    )
    expect(await htmlOf('::: details {open}\na\n:::')).toContain('<details open><summary>Details</summary>')
  })

  test('the content of a plain container is in the page and in its twin, without its marks', async () => {
    const text = '> ::: raw\n> a\n> :::\n\n::: v-pre\nb\n:::'
    expect(await htmlOf(text)).toMatch(/^<blockquote>\s*<p>a<\/p>\s*<\/blockquote><p>b<\/p>$/)
    expect(compile(text).twin).toBe('> \n> a\n> \n\nb\n')
  })

  test('a container of an unknown kind, and an end that ends nothing, are warnings with their lines', async () => {
    const text = ':::tip\n:::note\na\n:::\n:::\n\n::: custom A title\n\nb\n\n:::\n\n```\n:::\n```\n\nc\n:::'
    expect(await htmlOf(text)).toMatch(/<p>::: custom A title<\/p><p>b<\/p><p>:::<\/p>[\s\S]*<p>c\n:::<\/p>$/)
    expect(
      warnings(text).map((warning) => /^warn: (.*?[.:]).*start\.mdx:(\d+)/s.exec(warning)?.slice(1)),
    ).toEqual([
      ['This line of colons ends nothing and is shown as text.', '5'],
      ['This block is of an unknown kind and is shown as written:', '7'],
      ['This line of colons ends nothing and is shown as text.', '18'],
    ])
  })

  test('an indented container has no more indentation in it than it has itself', () => {
    const { code } = compile('  ::: tip\n    a\n\n    - b\n  :::\n\n- c\n\n  ::: tip\n  d\n  :::\n', 'md')
    expect(code).toContain('<p>a</p><ul>\\n<li>b</li>\\n</ul></div>')
    expect(code).toMatch(/<li>.{0,9}<p>c<\/p>.{0,9}<div[^>]*>.*<p>d<\/p><\/div>.{0,9}<\/li>/)
    expect(code).not.toContain('<pre')
  })

  test('a fence that numbers its lines has a language', () => {
    const { fences } = compile('```ts:line-numbers {1}\n```\n\n- ```ts:line-numbers=5{1}\n  ```\n', 'md')
    expect(fences.map(({ lang, meta }) => [lang, readFence(lang, meta)])).toEqual([
      ['ts', expect.objectContaining({ numbersFrom: 1, ranges: [[1, 1]] })],
      ['ts', expect.objectContaining({ numbersFrom: 5, ranges: [[1, 1]] })],
    ])
  })

  test('an alert may have a title, and is of any kind', async () => {
    const head = (kind: string) =>
      new RegExp(`^<div class="admonition admonition-${kind}"[^>]*><p class="admonition-title">`)
    expect((await htmlOf('> [!NOTE] My *title*\n> a')).replace(head('note'), '')).toBe(
      'My <em>title</em></p><p>a</p></div>',
    )
    expect((await htmlOf('> [!info] `a`\\\n> b **c**\n>\n> d')).replace(head('info'), '')).toBe(
      '<code>a</code></p><p>b <strong>c</strong></p><p>d</p></div>',
    )
    expect(await htmlOf('> [!DANGER]\n> a')).toMatch(head('danger'))
    expect(await htmlOf('> [!NOTE]- Folded\n> a')).toBe(
      '<details><summary>Folded</summary><p>a</p></details>',
    )
    expect(await htmlOf('> [!tip]+\n> a')).toMatch(/^<details open><summary>.+<\/summary><p>a/)
    expect(warnings('a\n\n> [!NTE]\n> b')).toEqual([
      expect.stringMatching(/unknown kind.*:3\n.*\[!NOTE\]\?/s),
    ])
  })

  test('what would be text or disappear is a warning with its line', () => {
    const text = '# A\n\n[[toc]]\n\n<<< @/snippets/x.js\n\n<!--@include: ./part.md-->\n\n`[[toc]]` [[toc]]'
    expect(
      warnings(text, 'md').map((warning) => /has (.*), which.*start\.md:(\d+)/s.exec(warning)?.slice(1)),
    ).toEqual([
      ['a [[toc]]', '3'],
      ['a file after <<<', '5'],
      ['an @include', '7'],
    ])
  })
})
