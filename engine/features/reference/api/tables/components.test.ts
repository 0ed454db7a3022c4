import { expect, test } from 'vitest'
import { createHighlighter } from '../../../../markdown/code/highlighter'
import { compileMarkdown } from '../../../../markdown/compile'
import { options, sourceOf } from '../../../../markdown/testing'
import type { Answer } from '../../../../markdown/types'
import { words } from '../../words'
import { ALL_EXPORTS } from '../reference'
import { compileText, htmlWith, problemsOf, referenceOf } from '../testing'
import { referenceExtension } from './extension'

const TIDES = `
  /** One turn of the water. */
  export interface Tide { height: number; station?: Station }
  export type Station = { id: string }
  /** Nothing at all. */
  export declare class Empty extends Error {}
  export declare function next(station: Station, days?: number): Promise<Tide[]>
  export declare function now(): number
`

const HOMES = [
  { path: '/base/tide', text: '<ApiHead of="Tide" />' },
  { path: '/base/types', text: '<TypeTable>\n\n- `Station`: a place.\n- `Tide`: elsewhere.\n\n</TypeTable>' },
]

const reference = await referenceOf(TIDES, undefined, HOMES)

test('a head shows kinds, and one import line', async () => {
  const compiled = await compileText('<ApiHead of="next, Tide, Empty" />', reference)
  expect(compiled.problems).toEqual([])
  expect(compiled.twin).toBe(
    "*function · interface · class*\n\n```ts\nimport { next, type Tide, Empty } from '@harbor/tides'\n```\n",
  )
  expect(await htmlWith('<ApiHead of="Tide, Station" />', reference)).toContain(
    "import type { Tide, Station } from '@harbor/tides'",
  )
})

test('only a title that is a name, as it is written in code, is marked as one', async () => {
  const page = (title: string) => htmlWith(`---\ntitle: ${title}\n---\n\n<ApiHead of="Tide" />`, reference)
  expect(await page('Tide')).toContain('data-named')
  expect(await page("'Tide'")).toContain('data-named')
  expect(await page('Tide interface')).not.toContain('data-named')
})

test('a signature below a heading has no title of its own', async () => {
  const highlighter = createHighlighter({ defaultLanguage: 'text', magicComments: [] })
  const codeBelow = async (above: string) =>
    (await compileText(`${above}\n\n<Signature of="next" />`, reference, highlighter)).code
  expect(await codeBelow('What it does.')).toContain('figcaption')
  expect(await codeBelow('## Signature {#signature}')).not.toContain('figcaption')
})

test('examples are one block beside the text before and after them, which a page without them lacks', async () => {
  const text = (...sections: string[]) => sections.map((id) => `## ${id} {#${id}}\n\nOf ${id}.`).join('\n\n')
  const html = await htmlWith(`A lead.\n\n${text('signature', 'examples', 'related')}`, reference)
  const [lead, before, examples, after] = html.split(/<div(?: class="api-[a-z]+")?>(?=\s*<h2)/)
  expect(lead).toMatch(/A lead[\s\S]*<div class="api-columns">/)
  expect(before).toContain('Of signature.')
  expect(examples).toContain('Of examples.')
  expect(after).toContain('Of related.')
  expect(await htmlWith(text('signature', 'related'), reference)).not.toContain('api-columns')
})

test('a head says where its names come from, what a template calls them, and their status', async () => {
  const widgets = `
    /**
     * @component
     * @selector app-gauge
     * @early
     */
    export declare class Gauge {}
    /** @deprecated Read \`Gauge\`. */
    export declare const old: number
  `
  const own = await referenceOf(TIDES, widgets)
  const { twin } = await compileText('<ApiHead of="Gauge, old" />', own)
  expect(twin).toBe(`*component · const · deprecated: old · earlier release: Gauge*

*Selector \`app-gauge\`*

\`old\` is deprecated. Read \`Gauge\`.

\`\`\`ts
import { Gauge, old } from '@harbor/widgets'
\`\`\`
`)
})

test('a signature is highlighted, its types link to where they are documented', async () => {
  const highlighter = createHighlighter({ defaultLanguage: 'text', magicComments: [] })
  const { code } = await compileText('<Signature of="next" />', reference, highlighter)
  expect(code).toContain('<a href=\\"/base/types#Station\\">Station</a>')
  expect(code).toContain('<a href=\\"/base/tide\\">Tide</a>')
  expect(code).toContain('data-lang=\\"TypeScript\\"')
})

test('a table of parameters takes names and types from the package, and words from the page', async () => {
  const text = `<Parameters of="next">

- \`station\`: where **you** are | [here](./next.mdx) <Status is="deprecated" />.
- \`days\` = \`7\`: how many.

  And more.

</Parameters>`
  const { problems, twin, links } = await compileText(text, reference)
  expect(problems).toEqual([])
  expect(links).toEqual([{ url: './next.mdx', href: '/base/guide/next', line: 3 }])
  expect(twin).toBe(`| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`station\` | \`Station\` |  | Where **you** are \\| [here](/base/guide/next) (deprecated). |
| \`days?\` | \`number\` | \`7\` | How many. And more. |
`)
  const html = await htmlWith(text, reference)
  expect(html).toContain(
    '<div id="next-station"><dt><span class="defs-name"><a href="#next-station"><code>station</code></a> <span class="defs-required">required</span></span>',
  )
  expect(html).toContain('<code><a href="/base/types#Station">Station</a></code>')
  expect(html).toContain('<span class="badge admonition-danger">deprecated</span>')
})

test('type parameters of a type are all shown, those of a function if the page describes them', async () => {
  const own = await referenceOf(`
    export type Of<T extends object = {}> = T
    export declare function pick<T>(from: T): T
  `)
  const ofType = await compileText('<Parameters of="Of">\n\n- `T`: what it holds.\n\n</Parameters>', own)
  expect(ofType.twin).toContain('| `T?` | `object` | `{}` | What it holds. |')
  const page = (items: string) =>
    compileText(`<Parameters of="pick">\n\n${items}- \`from\`: all.\n\n</Parameters>`, own)
  expect((await page('- `T`: the kind.\n')).twin).toContain('| `T` |  | The kind. |\n| `from` | `T` | All. |')
  expect((await page('')).problems).toEqual([])
})

test('the type that a function returns comes before its description', async () => {
  const { twin } = await compileText('<Returns of="next">All `turns`.</Returns>', reference)
  expect(twin).toBe('Returns `Promise<Tide[]>`\n\nAll `turns`.\n')
  expect(await htmlWith('<Returns of="now">\n\nA number.\n\n- one\n\n</Returns>', reference)).toBe(
    '<div class="defs" role="group" aria-label="Returns"><p class="defs-label">Returns</p><dl><div><dt><span class="defs-type"><code>number</code></span></dt><dd><p>A number.</p><ul><li>one</li></ul></dd></div></dl></div>',
  )
  const below = await compileText('## Returns\n\n<Returns of="now" />', reference)
  expect(below.twin).toBe('## Returns\n\n`number`\n')
})

test('a table of errors links those of a package, and shows others as written', async () => {
  const pages = [{ path: '/base/errors', text: '<Members of="Empty" />' }]
  const own = await referenceOf(TIDES, undefined, pages)
  const html = await htmlWith(
    '<Throws of="next, now">\n\n- `Empty`: no water.\n- `TypeError`: no station.\n\n</Throws>',
    own,
  )
  expect(html).toContain('<code><a href="/base/errors#empty-members">Empty</a></code>')
  expect(html).toContain('<code>TypeError</code></td><td>No station.</td>')
})

test("tables of members have one row per anchor, and the page's words replace the comment", async () => {
  const widgets = `
    /** @slot header - above */
    export declare class Gauge {
      /** The unit. */
      unit: string
      /** Reads it. */
      read(): number
    }`
  const own = await referenceOf(TIDES, widgets)
  const { twin } = await compileText('<Members of="Gauge">\n\n- `unit`: of the height.\n\n</Members>', own)
  expect(twin).toBe(`**Properties**

| Name | Type | Description |
| --- | --- | --- |
| \`unit\` | \`string\` | Of the height. |

**Methods**

| Name | Type | Description |
| --- | --- | --- |
| \`read\` | \`(): number\` | Reads it. |

**Content slots**

| Name | Description |
| --- | --- |
| \`header\` | Above |
`)
  const html = await htmlWith(
    '<Members of="Gauge" only="methods" />\n\n<Members of="Gauge" only="slots" />',
    own,
  )
  expect(html).toContain('id="gauge-members" role="group" aria-label="Methods of Gauge"')
  expect(html).toContain('<div id="gauge-read">')
  expect(html).not.toContain('defs-label')
  expect(html.match(/id="gauge-members"/g)).toHaveLength(1)
})

test("an index explains its names in the page's words, or else with the first sentence of the comment", async () => {
  const widgets = `
    /** Shows a height. Nothing else. */
    export declare class Gauge {}
    export declare const old: number
  `
  const own = await referenceOf(TIDES, widgets)
  const html = await htmlWith('<ApiHead of="Gauge, old">\n\n- `old`: a number\n\n</ApiHead>', own)
  expect(html).toContain('Gauge</code><div class="api-meaning">Shows a height</div>')
  expect(html).toContain('old</code><div class="api-meaning">A number</div>')
  const { twin } = await compileText('<ApiHead of="Gauge, old" />', own)
  expect(twin).toContain('- `Gauge`: Shows a height\n\n')
})

test('a paragraph after a head with a list is still the lead of its page', async () => {
  const text = '<ApiHead of="Tide, Station">\n\n- `Tide`: one turn\n\n</ApiHead>\n\nTides turn.'
  const extensions = [referenceExtension(reference, (route) => route)]
  const page = await compileMarkdown({ ...sourceOf(text), mayLead: true }, { ...options, extensions })
  expect(page.hasLead).toBe(true)
})

test('a list of types names each with its meaning, and has its declaration in a fold', async () => {
  const text = '<TypeTable>\n\n- `Tide`: one turn.\n- `Station`: a place.\n\n</TypeTable>'
  const html = await htmlWith(text, reference)
  expect(html).toContain(
    '<div class="type-row" id="Tide"><span class="kind-mark kind-interface"></span><div class="type-name"><a href="#Tide"><code>Tide</code></a><span class="sr-only"> interface</span></div>',
  )
  expect(html).toContain(
    '<div class="type-meaning">One turn.</div><details><summary>2<span class="sr-only"> members</span></summary>',
  )
  expect(html).toContain('<a href="/base/types#Station">Station</a>')
  expect((await compileText(text, reference)).twin).toBe(
    '- `Tide` (interface): one turn. Members: `height: number`, `station?: Station`.\n- `Station` (type): a place. Members: `id: string`.\n',
  )
})

test('a type with meanings of members lists them, and its declaration only if that says more', async () => {
  const own = await referenceOf(`
    export interface Tide {
      /** in meters, above the [datum]{@link Station#datum} */
      height: number
      low?: boolean
    }
    export interface Spring extends Tide { moon: { age: number } }
    export type Station = { datum: number }
  `)
  const text =
    '<TypeTable>\n\n- `Tide`: one turn.\n- `Spring`: a high one.\n- `Station`: a place.\n\n</TypeTable>'
  const { twin } = await compileText(text, own)
  expect(twin).toBe(`- \`Tide\` (interface): one turn.
  - \`height: number\`: In meters, above the \`Station.datum\`
  - \`low?: boolean\`
- \`Spring\` (interface): a high one.
  - \`moon: { age: number }\`
  - \`height: number\`: In meters, above the \`Station.datum\`
  - \`low?: boolean\`
- \`Station\` (type): a place. Members: \`datum: number\`.
`)
  const [, tide, spring, station] = (await htmlWith(text, own)).split('<div class="type-row"')
  expect(tide).toContain('<code>height</code></span><span class="defs-type"><code>number</code></span></dt>')
  expect(tide).toContain('<dd>In meters, above the <code>Station.datum</code></dd>')
  expect(tide).not.toContain('<pre')
  expect(spring).toContain('<code>interface Spring extends Tide { … }</code>')
  expect(spring).toContain('<p class="defs-label">From other types:</p>')
  expect(station).toContain('<pre><code>type Station = { datum: number }</code></pre>')
})

test('a letter leads to the first type in the tables of its page, above and below it', async () => {
  const tables = ['- `Tide`: one turn.\n- `Station`: a place.', '- `@harbor/tides#Empty`: dry.']
  const [above, below] = tables.map((list) => `<TypeTable>\n\n${list}\n\n</TypeTable>`)
  const fence = '```mdx\n<TypeTable>\n\n- `Gauge`: not of this page.\n\n</TypeTable>\n```'
  const html = await htmlWith([above, '<TypeLetters />', fence, below].join('\n\n'), reference)
  const row = /<nav class="type-letters" aria-label="A to Z">(.*?)<\/nav>/.exec(html)?.[1] ?? ''
  expect(row.match(/<a.*?<\/a>/g)).toEqual([
    '<a href="#Empty" title="Empty">E</a>',
    '<a href="#Station" title="Station">S</a>',
    '<a href="#Tide" title="Tide">T</a>',
  ])
  expect(row.match(/<span/g)).toHaveLength(23)
})

test('the name of the row of letters is translated', async () => {
  const translated = { ...words.api, letters: 'A bis Z' }
  const extensions = [referenceExtension(reference, (route) => route, translated)]
  const { code } = compileMarkdown(sourceOf('<TypeLetters />'), { ...options, extensions })
  expect(code).toContain('aria-label=\\"A bis Z\\"')
})

/** Returns the questions to the reference, without its name. */
const asked = (answers: Answer[]) =>
  answers
    .filter(({ kind }) => kind === 'extension')
    .map((answer) => ({ ...answer, target: answer.target.replace(/^reference:/, '') }))

test('a page depends on the exports it shows, and on the addresses of what these name', async () => {
  const { answers } = await compileText('<Signature of="next" />', reference)
  expect(asked(answers)).toEqual([{ kind: 'extension', target: 'next', answer: reference.digest('next') }])
  const changed = await referenceOf(TIDES.replace('days?', 'hours?'), undefined, HOMES)
  const moved = await referenceOf(TIDES, undefined, HOMES.slice(1))
  expect(new Set([reference, changed, moved].map((own) => own.digest('next'))).size).toBe(3)
  expect(changed.digest('now')).toBe(reference.digest('now'))
  expect(reference.digest('gone')).toBeNull()
})

test('a page depends on the addresses of what doc comments link, and of errors', async () => {
  const widgets = 'export interface Gauge {\n/** Shows a {@link Tide}. */\nunit: string }'
  const homed = await referenceOf(TIDES, widgets, HOMES)
  const moved = await referenceOf(TIDES, widgets, HOMES.slice(1))
  for (const text of ['<Members of="Gauge" />', '<Throws of="now">\n\n- `Tide`: too high.\n\n</Throws>']) {
    const { answers } = await compileText(text, homed)
    expect(asked(answers).filter(({ target, answer }) => moved.digest(target) !== answer)).toMatchObject([
      { target: 'Tide' },
    ])
  }
})

test('a badge is inline, and plain text in the twin', async () => {
  const { twin } = await compileText('Only <Status is="early" /> here.', reference)
  expect(twin).toBe('Only (earlier release) here.\n')
})

test('a badge of the site links to the page that explains it', async () => {
  const widgets = '/** @status from 2.0 */\nexport declare const level: number'
  const own = await referenceOf(TIDES, widgets, [], { 'from 2.0': '/base/releases#v2' })
  const badge = '<a href="/base/releases#v2"><span class="badge admonition-warning">from 2.0</span></a>'
  expect(await htmlWith('Only <Status is="from 2.0" /> here.', own)).toBe(`<p>Only ${badge} here.</p>`)
  expect(await htmlWith('<ApiHead of="level" />', own)).toContain(badge)
  const { twin, answers } = await compileText('<ApiHead of="level" />', own)
  expect(twin).toContain('*const · from 2.0*')
  const moved = await referenceOf(TIDES, widgets, [], { 'from 2.0': '/base/changes' })
  expect(asked(answers).filter(({ target, answer }) => moved.digest(target) !== answer)).toMatchObject([
    { target: 'from 2.0' },
  ])
})

test('[D3] a name that no package exports', async () => {
  expect(await problemsOf('Text.\n\n<Signature of="nxt" />', reference)).toMatchInlineSnapshot(`
    "No package of the reference exports this name: nxt
      at        docs/guide/start.mdx:3
      expected  an export of @harbor/tides
      received  nxt
      fix       Did you mean next or now?"
  `)
})

test('[D3] a name that several packages export', async () => {
  const own = await referenceOf(TIDES, 'export declare function next(): void')
  expect(await problemsOf('<Signature of="next" />', own)).toMatchInlineSnapshot(`
    "Several packages of the reference export this name: next
      at        docs/guide/start.mdx:1
      expected  a name that only one package exports, or one with its package before it
      received  next
      fix       Write of="@harbor/tides#next" or of="@harbor/widgets#next"."
  `)
  expect(await problemsOf('<Signature of="@harbor/widgets#next" />', own)).toBe('')
})

test('[D3] a component that does not say what it shows', async () => {
  expect(await problemsOf('<Members />', reference)).toMatchInlineSnapshot(`
    "<Members> does not say what it shows.
      at        docs/guide/start.mdx:1
      expected  the name of an export, as in <Members of="fetchQuery" />
      received  no \`of\`
      fix       Add \`of\` with a name in quotation marks."
  `)
})

test('[D3] several names where one is shown', async () => {
  expect(await problemsOf('<Returns of="next, now" />', reference)).toMatchInlineSnapshot(`
    "<Returns> shows only one export.
      at        docs/guide/start.mdx:1
      expected  one name
      received  next, now
      fix       Write one <Returns> for each name."
  `)
})

test('[D3] parameters without a description', async () => {
  const text = '<Parameters of="next">\n\n- `station`: where.\n\n</Parameters>'
  expect(await problemsOf(text, reference)).toMatchInlineSnapshot(`
    "<Parameters> leaves the parameter days of next without a description.
      at        docs/guide/start.mdx:1
      expected  an item for each parameter that has no doc comment
      received  nothing about days
      fix       Add to the list: - \`days\`: what it is."
  `)
})

test('[D3] members without a description', async () => {
  expect(await problemsOf('<Members of="Tide" />', reference)).toMatchInlineSnapshot(`
    "<Members> leaves the members height, station of Tide without a description.
      at        docs/guide/start.mdx:1
      expected  an item for each member that has no doc comment
      received  nothing about height, station
      fix       Add to the list: - \`height\`: what it is."
  `)
})

test('[D3] an item that names no parameter', async () => {
  const text =
    '<Parameters of="next">\n\n- `station`: where.\n- `day`: how many.\n- `days`: how many.\n\n</Parameters>'
  expect(await problemsOf(text, reference)).toMatchInlineSnapshot(`
    "This item of <Parameters> names something that next does not have: day
      at        docs/guide/start.mdx:4
      expected  station or days
      received  day
      fix       Did you mean days?"
  `)
})

test('[D3] an item that does not begin with a name', async () => {
  const text = '<Throws of="next">\n\n- an error of the network\n\n</Throws>'
  expect(await problemsOf(text, reference)).toMatchInlineSnapshot(`
    "An item of <Throws> does not begin with a name.
      at        docs/guide/start.mdx:3
      expected  a name in backticks, a colon and its description: - \`text\`: the typed text.
      received  - an error of the network
      fix       Put the name in backticks at the start of the item, and a colon after it."
  `)
})

test('[D3] two items about one name', async () => {
  const text = '<TypeTable>\n\n- `Empty`: dry.\n- `Empty`: no water.\n\n</TypeTable>'
  expect(await problemsOf(text, reference)).toMatchInlineSnapshot(`
    "<TypeTable> has two items for Empty.
      at        docs/guide/start.mdx:4
      expected  one item for each name
      received  Empty, a second time
      fix       Remove one of the two."
  `)
})

test('[D3] content that is not a list', async () => {
  expect(await problemsOf('<Throws of="next">\n\nAn error.\n\n</Throws>', reference)).toMatchInlineSnapshot(`
    "<Throws> takes a list, and nothing else.
      at        docs/guide/start.mdx:3
      expected  a Markdown list between blank lines
      received  An error.
      fix       Move the text before or after the component; leave a blank line before and after the list."
  `)
})

test('[D3] an export that has nothing to show', async () => {
  const text = '<Parameters of="now" />\n\n<Returns of="Tide" />\n\n<Members of="Tide" only="methods" />'
  expect(await problemsOf(text, reference)).toMatchInlineSnapshot(`
    "<Parameters> has nothing to show for now.
      at        docs/guide/start.mdx:1
      expected  a function that has parameters
      received  now, a function without parameters
      fix       Remove the <Parameters>, or name another export.

    <Returns> has nothing to show for Tide.
      at        docs/guide/start.mdx:3
      expected  a function
      received  Tide, an interface
      fix       Remove the <Returns>, or name another export.

    <Members> has nothing to show for Tide.
      at        docs/guide/start.mdx:5
      expected  a group that Tide has: properties
      received  Tide, an interface without methods
      fix       Remove the <Members>, or name another export."
  `)
})

test('[D3] an unknown status', async () => {
  expect(
    await problemsOf('<Status is="soon" />\n\n<Members of="Tide" only="props" />', reference),
  ).toMatchInlineSnapshot(`
    "<Status> does not know this value of \`is\`: soon
      at        docs/guide/start.mdx:1
      expected  deprecated, newer or early
      received  soon
      fix       Write one of the known values.

    <Members> does not know this value of \`only\`: props
      at        docs/guide/start.mdx:3
      expected  inputs, models, outputs, properties, methods, members or slots
      received  props
      fix       Write one of the known values."
  `)
})

test('a list of exports has each that is documented, with its kind, package and first sentence, and leads there', async () => {
  const { twin, problems } = await compileText('<ExportList />', reference)
  expect(problems).toEqual([])
  expect(twin).toBe(
    [
      '- [`Station`](/base/types#Station) (type, @harbor/tides)',
      '- [`Tide`](/base/tide) (interface, @harbor/tides): One turn of the water',
      '',
    ].join('\n'),
  )
  const html = await htmlWith('<ExportList />', reference)
  expect(html.match(/<div class="type-row" data-kind="\w+" data-package="@harbor\/tides">/g)).toHaveLength(2)
  expect(html).toContain('<a href="/base/tide"><code>Tide</code></a>')
})

test('a page that lists all exports is made again when one of them changes', async () => {
  const later = await referenceOf(TIDES.replace('of the water', 'of the sea'), undefined, HOMES)
  expect(later.digest(ALL_EXPORTS)).not.toBe(reference.digest(ALL_EXPORTS))
})
