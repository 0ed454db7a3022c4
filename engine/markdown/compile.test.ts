import { describe, expect, test } from 'vitest'
import { SiteError } from '../diagnostics/problem'
import { compileMarkdown } from './compile'
import { compile, htmlOf, options, sourceOf, withExtensions } from './testing'

describe('headings', () => {
  test('an explicit id is kept, another is made from the text, and no two are alike', () => {
    const { toc } = compile('## Import {#get-it}\n\n## Import\n\n### Import\n\n## `read` a **token**')
    expect(toc).toEqual([
      { id: 'get-it', html: 'Import', level: 2 },
      { id: 'import', html: 'Import', level: 2 },
      { id: 'import-1', html: 'Import', level: 3 },
      { id: 'read-a-token', html: '<code>read</code> a <strong>token</strong>', level: 2 },
    ])
  })

  test('a long name may break before each of its words in the table of contents', () => {
    const [short, long] = compile('## fetchQuery\n\n## `translateAggregationToDate` & more').toc
    expect(short?.html).toBe('fetchQuery')
    expect(long?.html).toBe('<code>translate<wbr>Aggregation<wbr>To<wbr>Date</code> &amp; more')
  })

  test('the hidden heading above footnotes is not among them', async () => {
    expect(compile('a[^1]\n\n[^1]: b').toc).toEqual([])
    expect(await htmlOf('a[^1]\n\n[^1]: b')).toContain('id="footnote-label">Footnotes</h2>')
  })

  test('no heading takes an id of the layout around it', () => {
    expect(compile('## Main').toc[0]?.id).toBe('main-1')
  })

  test('the ids of all headings are collected in page order, for what leads to them', () => {
    expect(compile('## Get it\n\n#### Deep\n\n## Use it').anchors).toEqual(['get-it', 'deep', 'use-it'])
  })

  test('a heading carries a named link to itself', async () => {
    expect(await htmlOf('## Get it')).toBe(
      '<h2 id="get-it">Get it<a class="anchor" href="#get-it" aria-label="Direct link to Get it"></a></h2>',
    )
  })

  test('a body that starts with its own title says so', () => {
    expect(compile('# Title\n\ntext').hasTitle).toBe(true)
    expect(compile('text\n\n## Part').hasTitle).toBe(false)
  })
})

test.each([
  ['![A lamp](/a.svg)\n', false],
  ['![A lamp](/a.svg)\n\nIt shows the way.\n', true],
])('a paragraph of pictures is no lead, but one may follow: %j', (text, hasLead) => {
  expect(compileMarkdown({ ...sourceOf(text), mayLead: true }, options).hasLead).toBe(hasLead)
})

describe('links', () => {
  const hrefOf = (url: string) => compile(`[text](${url})`).links[0]?.href

  test.each([
    ['./next.mdx', '/base/guide/next'],
    ['./next.mdx#part', '/base/guide/next#part'],
    ['/atomic/intro', '/base/atomic/intro'],
    ['/base/atomic/intro', '/base/atomic/intro'],
    ['../other', '/base/other'],
    ['pathname:///files/a.md', '/base/files/a.md'],
    ['#part', '#part'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s leads to %s', (url, href) => {
    expect(hrefOf(url)).toBe(href)
  })

  test('[K7] a link to a Markdown file that is not there is a problem with its line, and no link', async () => {
    const { problems, links } = compile('text\n\n[there](./gone.mdx)')
    expect(links).toEqual([{ url: './gone.mdx', href: null, line: 3 }])
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "problem": {
            "expected": "the path of a file, relative to this one, to the docs folder, or from @site/",
            "file": "docs/guide/start.mdx",
            "hint": "Did you mean docs/guide/next.mdx?",
            "line": 3,
            "received": "./gone.mdx",
            "what": "This link names a Markdown file that does not exist: ./gone.mdx",
          },
          "severity": "warn",
        },
      ]
    `)
    expect(await htmlOf('[there](./gone.mdx)')).toBe('<p><a>there</a></p>')
  })

  test('a picture beside the page gets its public path, one of the site the base path', async () => {
    expect(await htmlOf('![A](./photo.png) ![B](/img/b.png)')).toContain(
      '<img src="/base/assets/photo-1234.png" alt="A" loading="lazy"> <img src="/base/img/b.png" alt="B" loading="lazy">',
    )
  })
})

describe('blocks', () => {
  test('an alert as on GitHub becomes an admonition; other quotations do not', async () => {
    expect(await htmlOf('> [!NOTE]\n> See *there*.\n>\n> And here.')).toBe(
      '<div class="admonition admonition-note" role="note" aria-label="Note"><p class="admonition-title">Note</p><p>See <em>there</em>.</p><p>And here.</p></div>',
    )
    expect(await htmlOf('> [!CAUTION]\n>\n> - Mind the gap')).toContain('admonition-warning')
    expect(await htmlOf('> [!ASIDE]\n> text')).toContain('<blockquote>')
    expect(await htmlOf('> text [!NOTE]')).toContain('<blockquote>')
  })

  test.each([
    ['{/* #own-id */}', 'own-id'],
    ['{ /*#stage-0:-own-id*/ }', 'stage-0:-own-id'],
  ])('the id of a heading may stand in a comment: %s', (comment, id) => {
    const { toc, twin } = compile(`## Two words ${comment}`)
    expect(toc).toEqual([{ id, html: 'Two words', level: 2 }])
    expect(twin).toBe('## Two words\n')
  })

  test('syntax of other tools that would be lost is named, each kind once', () => {
    const { problems } = compile(
      'Text\n\n$$\na^2\n$$\n\n<head>\n  <meta name="a" />\n</head>\n\n```\n$$\n```',
    )
    expect(problems.map(({ problem: { what, line } }) => `${line}: ${what}`)).toEqual([
      '3: This page has a formula, which is not supported.',
      '7: This page has a <head> in the text, which is not supported.',
    ])
  })

  test('an admonition has a kind, a name and a title', async () => {
    expect(await htmlOf(':::tip[Read **this**]\n\ntext\n\n:::')).toBe(
      '<div class="admonition admonition-tip" role="note" aria-label="Tip"><p class="admonition-title">Read <strong>this</strong></p><p>text</p></div>',
    )
  })

  test('the older form of a title, and older names, mean the same', async () => {
    expect(await htmlOf(':::caution Mind the gap\n\ntext\n\n:::')).toBe(
      '<div class="admonition admonition-warning" role="note" aria-label="Caution"><p class="admonition-title">Mind the gap</p><p>text</p></div>',
    )
  })

  test('a colon in text is no directive', async () => {
    expect(await htmlOf('At 10:30, a:b and :bowline:')).toBe('<p>At 10:30, a:b and :bowline:</p>')
  })

  test('a table scrolls on its own, within reach of the keyboard', async () => {
    expect(await htmlOf('| a |\n| - |\n| b |')).toMatch(
      /^<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>/,
    )
  })

  test('a table too wide for a phone is marked, with its roles and the name of its column in each cell', async () => {
    const wide = await htmlOf(
      '| Name of the key | Default | Meaning |\n| - | - | - |\n| `size` | 10 | Rows |',
    )
    expect(wide).toContain('class="table-scroll table-rows"')
    expect(wide).toContain(
      '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Name',
    )
    expect(wide).toContain(
      '<td role="cell" data-label="Default">10</td><td role="cell" data-label="Meaning">Rows',
    )
  })

  test('a table stays a table where its longest words fit a phone', async () => {
    const head = '| Call | Result |\n| - | - |\n'
    expect(await htmlOf(`${head}| \`open()\` | A drawer |`)).not.toContain('table-rows')
    expect(await htmlOf(`${head}| Run \`open(name, { side: 'end', modal: true })\` | A drawer |`)).toMatch(
      /table-rows.*<td role="cell">A drawer/s,
    )
  })

  test('a head of a table that has no text is a plain cell, aligned as its column', async () => {
    expect(await htmlOf('| | a |\n| :-: | - |\n| b | c |')).toContain(
      '<thead><tr><td style="text-align: center"></td><th>a</th></tr></thead>',
    )
  })

  test('a code fence is printed by the highlighter, and braces in it stay text', async () => {
    expect(await htmlOf('```ts\nconst a = {b}\n```')).toBe('<pre data-lang="ts">const a = {b}</pre>')
  })
})

describe('twin', () => {
  test('a fence with the word twoslash has no set-up, flags and questions', () => {
    const code =
      '// @errors: 2322\nlet a = 1\n// ---cut---\na = 2\n//  ^?\n// @ts-ignore\na++\n// ---cut-after---\na--\n'
    expect(compile(`\`\`\`ts twoslash\n${code}\`\`\``).twin).toBe(
      '```ts twoslash\na = 2\n// @ts-ignore\na++\n```\n',
    )
    expect(compile(`\`\`\`ts\n${code}\`\`\``).twin).toContain('---cut---')
  })

  test('hidden lines of code are left out, other marks stay', () => {
    const text = '```ts\n// hide-start\nsetUp()\n// hide-end\nrun() // add\ntidy() // hide\n```\n'
    expect(compile(text).twin).toBe('```ts\nrun() // add\n```\n')
  })

  test('has no front matter, imports or component tags, and links of the site', () => {
    const text = [
      '---',
      'title: A',
      '---',
      '',
      "import X from './X'",
      '',
      '## Part {#part}',
      '',
      '<Tabs>',
      '<TabItem value="a" label="First">',
      '',
      '[next](./next.mdx)',
      '',
      '</TabItem>',
      '</Tabs>',
      '',
      '```ts',
      "import kept from 'kept'",
      '```',
    ].join('\n')
    expect(compile(text).twin).toBe(
      "## Part\n\n**First**\n\n[next](/base/guide/next)\n\n```ts\nimport kept from 'kept'\n```\n",
    )
  })

  test('has no tag of a component, over however many lines and wherever it stands, and all it holds', () => {
    const text = [
      '<Tabs',
      '  groupId="os"',
      '>',
      '  <TabItem label="First" values={[{ a: () => 1 }]}>One <Kbd>Ctrl</Kbd>.</TabItem>',
      '</Tabs>',
      '',
      '<Details summary={<b>x</b>}>',
      'Two',
      '</Details>',
      '',
      '1. Three <Badge title="new" />',
      '',
      '   <Kbd>Esc</Kbd> and <kbd>Tab</kbd>',
      '',
      '> <Note',
      '> kind="a">',
      '> Four',
      '> </Note>',
    ].join('\n')
    expect(compile(text).twin).toBe(
      '**First** One Ctrl.\n\nTwo\n\n1. Three **new**\n\n   Esc and <kbd>Tab</kbd>\n\n> \n\n> Four\n>\n',
    )
  })

  test('has no comments', () => {
    const text =
      'One\n{/* a\n\nb */}\ntwo {/* c */}three{// d\n}\n\n{1 /* e */} `{/* f */}`\n\n```js\n{/* g */}\n```\n'
    expect(compile(text).twin).toBe('One\ntwo three\n\n{1 /* e */} `{/* f */}`\n\n```js\n{/* g */}\n```\n')
    expect(compile('One\n\n<!-- a\nb -->\n\ntwo<!-- c -->\n', 'md').twin).toBe('One\n\ntwo\n')
  })
})

describe('malformed MDX', () => {
  const messageOf = (text: string): string => {
    try {
      compile(text)
    } catch (error) {
      if (error instanceof SiteError) return error.message
    }
    return 'no error'
  }

  test('[D3] a tag that is not closed', () => {
    expect(messageOf('text\n\n<Tabs>\n\ntext')).toMatchInlineSnapshot(`
      "This page is not valid MDX: Expected a closing tag for \`<Tabs>\`.
        at        docs/guide/start.mdx:3:1
        expected  every tag closed, in the order it was opened
        received  <Tabs>
        fix       Add the closing tag, or write the tag with /> if it has no content."
    `)
  })

  test('[D3] a brace that is not closed', () => {
    expect(messageOf('text\n\nan object {a: 1')).toMatchInlineSnapshot(`
      "This page is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        at        docs/guide/start.mdx:3:11
        expected  a complete JavaScript expression between { and }
        received  an object {a: 1
        fix       Write a brace that is meant as text as \\{ or inside \`code\`."
    `)
  })

  test('[D3] an attribute without quotes', () => {
    expect(messageOf('<font color=red>a</font>')).toContain('Write the value of each attribute in quotes')
  })

  test('[D3] a < that begins no tag', () => {
    expect(messageOf('if a <1 then')).toMatchInlineSnapshot(`
      "This page is not valid MDX: Unexpected character after \`<\`, expected a valid JSX tag.
        at        docs/guide/start.mdx:1:6
        expected  text, Markdown, or a complete JSX tag
        received  if a <1 then
        fix       Write a < that is meant as text as \\< or inside \`code\`."
    `)
  })

  test('[D3] an import that is no JavaScript', () => {
    expect(messageOf('import from nowhere')).toMatchInlineSnapshot(`
      "This page is not valid MDX: an import or export is not valid JavaScript, Expected \`from\` but found \`Identifier\`.
        at        docs/guide/start.mdx:1:13
        expected  import and export statements that are valid JavaScript
        received  import from nowhere
        fix       Correct the statement; text that begins with import or export needs another first word."
    `)
  })
})

test.each([
  ['a plugin', { text: () => [{ name: 'tides', heading: boom }] }],
  ['an extension that makes plugins', { text: boom }],
])('[D3] %s that throws is not taken for a mistake in the page', (_, extension) => {
  const { compile } = withExtensions({ name: 'tides', ...extension })
  expect(() => compile('# A')).toThrow(
    /^A plugin of Markdown failed on this page\..*start\.mdx.*received {2}boom/s,
  )
})

function boom(): never {
  throw new Error('boom')
}

test('[D6] the same text gives the same result', () => {
  const text = '## A\n\n[x](./next.mdx)\n\n:::note\n\nb\n\n:::'
  expect(compile(text)).toEqual(compile(text))
})

test('Windows line ends and plain Markdown are read alike', async () => {
  expect(compile('## A\n\n<b>raw</b> {braces}', 'md').toc).toHaveLength(1)
})

test('a fence mdx-code-block is a part of the page, unless another fence shows it', async () => {
  const wrapped = '````mdx-code-block\n\n**bold**\n\n```js\n1\n```\n\n````'
  expect(await htmlOf(wrapped)).toMatch(/<strong>bold<\/strong>[\s\S]*<pre/)
  expect(await htmlOf(`~~~md\n${wrapped}\n~~~`)).toContain('**bold**')
})
