import { frontMatterKeys } from '../../engine/content/front-matter/schema'
import { hosting } from '../../engine/features/hosting/hosting'

/** What an author may write, and the expected result. `fine`: nothing is reported. */
export interface Fault<Input = string> {
  input: Input
  expected: 'error' | 'warning' | 'fine'
}

const wrong = <Input>(inputs: readonly Input[]): Fault<Input>[] =>
  inputs.map((input) => ({ input, expected: 'error' }))
const fine = (inputs: readonly string[]): Fault[] => inputs.map((input) => ({ input, expected: 'fine' }))

/** Values that each group of front-matter keys does not accept. */
const WRONG_VALUES: [keys: string[], values: string[]][] = [
  [
    ['draft', 'unlisted', 'hide_title', 'hide_table_of_contents', 'parse_number_prefixes'],
    ['maybe', '1', '[]', '{}', 'null', '"true"'],
  ],
  [
    [
      'title',
      'description',
      'image',
      'layout',
      'sidebar_label',
      'sidebar_class_name',
      'pagination_label',
      'wrapperClassName',
    ],
    ['[]', '{}', 'true', 'null', '[a, b]', '{ a: 1 }', '"a\\0b"', '"a\\u007fb"', 'a\0b'],
  ],
  [
    ['toc_min_heading_level', 'toc_max_heading_level'],
    ['1', '7', '2.5', 'two', '[]', '-3', '.nan', '.inf'],
  ],
  [['sidebar_position'], ['second', '[]', '{}', 'null', 'true', '"3"', '.nan']],
  [
    ['slug'],
    ['""', 'a?b', 'a#b', 'a%b', 'a.html', '//x', 'https://a.b', '[]', '{}', '../x', '/a/../b', 'a/..'],
  ],
  [['slug'], ['"a\\0b"', '"a\\nb"', '"a\\u0007b"', 'null', 'true', 'a\\b']],
  [['id'], ['""', 'a/b', '[]', '{}', 'null', 'true']],
  [
    ['keywords', 'tags'],
    ['text', '{}', '5', 'true', '[[]]', '[{}]', '[null]', '[true]'],
  ],
  [['last_update'], ['soon', '[]', '{ date: x }', '{ author: [] }', '{ date: 2024-13-45 }']],
  [['custom_edit_url'], ['ftp://x', 'edit me', '[]', '{}', '//x']],
  [
    ['displayed_sidebar', 'pagination_prev', 'pagination_next'],
    ['[]', '{}', 'true', 'no-such-name'],
  ],
  [['sidebar_custom_props'], ['x', '[]', '5', 'true']],
  [['author_url'], ['x', 'ftp://x', '[]']],
]

const BOMB = ['a: &a [x, x]', ...[...'bcdefghijkl'].map((key, at) => `${key}: &${key} ${eight(at)}`)].join(
  '\n',
)

function eight(at: number): string {
  return `[${Array(8).fill(`*${'abcdefghijkl'[at]}`).join(', ')}]`
}

const WRONG_YAML = [
  'title: a: b',
  'title: "a',
  "title: 'a",
  'title: [a',
  'title: {a',
  'title: *a',
  'title: @a',
  'title: `a`',
  'title: %a',
  'title: a\n title: b',
  'title: a\ntitle: b',
  '\ttitle: a',
  'title:\n\t- a',
  'title: "a" b',
  'title: [a]]',
  'title: {a: b}}',
  '- a\n- b',
  'text',
  '42',
  '[]',
  'title: !!js/function "x"',
  'title: !custom x',
  'title: !!python/object x',
  'a: &a\n  b: *a',
  'a: &a [*a]',
  BOMB,
  Array.from({ length: 10_001 }, (_, at) => `k${at}: v`).join('\n'),
  `title: ${'a'.repeat(500_001)}`,
  `a: ${'['.repeat(30_000)}`,
  'toc_min_heading_level: 5\ntoc_max_heading_level: 3',
]

export function frontMatterFaults(): Fault[] {
  const values = WRONG_VALUES.flatMap(([keys, values]) =>
    keys.flatMap((key) => values.map((value) => `${key}: ${value}`)),
  )
  const known = Object.keys(frontMatterKeys).filter((key) => key.length > 5)
  const mistyped = known.map((key) => `${key}${key.at(-1)}: x`)
  const unknown = ['zebra', 'quux', 'colour_of_sky', '日本', 'x-y-z', '__proto__', 'constructor', 'toString']
  return [
    ...wrong([...values, ...WRONG_YAML, ...mistyped]),
    ...unknown.map((key): Fault => ({ input: `${key}: 1`, expected: 'warning' })),
    { input: 'last_update: { day: 1 }', expected: 'warning' },
    ...fine([
      '',
      '# a comment',
      'title: ""',
      "title: '0'",
      'title: 2026',
      'title: 🌊',
      'sidebar_position: -1.5',
    ]),
  ]
}

/** Names of files below `docs`, all valid on Linux. */
export const FILE_NAMES: Fault[] = [
  ...wrong(['a#.mdx', 'b?.mdx', 'c%.mdx', 'f\n.mdx', 'g\u0001.mdx', 'h%20i.mdx', '#/j.mdx']),
  ...fine(['1.mdx', 'ä ö.mdx', '日本.mdx', '🌊.mdx', "k'l.mdx", 'm&n.mdx', '-o.mdx', 'p..q.mdx', '(r).mdx']),
]

export const CATEGORIES: Fault[] = wrong([
  ...['{', '[]', '"text"', '{"label": 5}', '{"label": []}', '{"position": "x"}', '{"position": null}'],
  ...['{"lable": "x"}', '{"link": "x"}', '{"link": {}}', '{"link": {"type": "x"}}', '{"collapsed": 1}'],
  ...['{"link": {"type": "doc"}}', '{"link": {"type": "doc", "id": "no-such-doc"}}', '{"className": 5}'],
  ...['{"customProps": []}', '{"label": "a", "label": "b"}', '{"label": &a [*a]}', '{"label": !x a}'],
])

const TAGS = ['div', 'span', 'b', 'Tabs', 'TabItem', 'a', 'p', 'details', 'section', 'Foo.Bar', 'table', 'ul']

const WRONG_SCRIPT = [
  ...['{', '{a b}', '{(}', '{[}', '{)}', '{`}', '{"}', "{'}", '{1 +}', '{=>}', '{function}', '{...}', '{/}'],
  ...['{if (a) b}', '{const a = 1}', '{a..b}', '{@}', '{#}', '{1a}', '{{a: }}', '{<b>}', '{/* }', '{\\}'],
]
const WRONG_MODULES = [
  ...['import a', "import a from 'b", 'import {a from "b"', "import * from 'b'", 'import a b'],
  ...['export default', 'export const', 'export const a', 'export {', 'export const a = (', 'export a'],
]
const WRONG_TAGS = [
  ...['<', '<a', '<a b=>', '<a b=c>', '<a b={>', '<a b={}>', '<a b="c>', '<a {b}>', '<a ...b>', '<1>'],
  ...[
    '<a.>',
    '<a:>',
    '<a b:>',
    '</a>',
    '<a></b>',
    '<>',
    '<a/b>',
    '<!DOCTYPE html>',
    '<https://a.b>',
    '<a@b.c>',
  ],
]

export function mdxFaults(): Fault[] {
  const open = TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}>text`, `<${tag}><i></${tag}></i>`])
  const script = WRONG_SCRIPT.flatMap((script) => [script, `Text ${script} text`, `- ${script}`])
  return wrong([...open, ...script, ...WRONG_MODULES, ...WRONG_TAGS])
}

/** Any text is valid Markdown, whatever it means. */
export function markdownTexts(): Fault[] {
  const marks = [
    '*',
    '_',
    '`',
    '~',
    '#',
    '>',
    '-',
    '+',
    '=',
    '|',
    '[',
    ']',
    '(',
    ')',
    '!',
    ':',
    '^',
    '\\',
    '&',
  ]
  const runs = marks.flatMap((mark) => [mark, mark.repeat(3), mark.repeat(500), `${mark} `.repeat(300)])
  const pairs = [
    '[](',
    '![](',
    '[a]: ',
    ':::',
    '```',
    '~~~',
    '| a |\n|',
    '&#0;',
    '\u0000',
    '\uFFFD',
    '\u202E',
    '---',
  ]
  const growing = Array.from({ length: 300 }, (_, at) => '`'.repeat(at)).join('a')
  return fine([
    ...runs,
    ...pairs,
    growing,
    ' '.repeat(5000),
    '\n'.repeat(5000),
    'a'.repeat(50_000),
    '🌊'.repeat(5000),
  ])
}

const JUNK: unknown[] = [5, [], null, true, () => 1]
const KEYS = [
  'title',
  'url',
  'baseUrl',
  'onBrokenLinks',
  'themeConfig',
  'docs',
  'pages',
  'markdown',
  'search',
]

export function configFaults(): Fault<Record<string, unknown>>[] {
  const junk = KEYS.flatMap((key) => JUNK.map((value) => ({ [key]: value })))
  const bases = [
    '',
    '//',
    '/../',
    '/./',
    '/a',
    'a/',
    '/a//b/',
    '/a b/',
    '/a?/',
    '/a#/',
    '/%2e%2e/',
    '\\',
    '/\\/',
  ]
  const urls = ['', 'x', '//x', 'ftp://x', 'https://', 'https://a.b/c', 'https://a b', 'javascript:1']
  const hosts = [...urls, 'https://*', 'https://*.a.b', "https://a.b'self'", 'https://a.b;x']
  const keys = ['titel', 'urls', 'baseURL', 'themes', 'plugins', 'presets', 'i18', 'serach', 'doc']
  return wrong([
    ...junk,
    ...bases.map((baseUrl) => ({ baseUrl })),
    ...urls.map((url) => ({ url })),
    ...hosts.map((host) => ({ allowedHosts: [host] })),
    ...['/a?b', '/a#b', '/a\0b', '/a%00', '/%2e%2e/b', '/..%2fb', '//a', '/../a'].map((from) => ({
      features: [hosting({ redirects: [{ from, to: '/' }] })],
    })),
    ...['https://', 'https://a:99999/', 'ftp://a', 'a', '/../a', '/a\0'].map((to) => ({
      features: [hosting({ redirects: [{ from: '/a', to }] })],
    })),
    ...['javascript:alert(1)', 'data:text/html,a', 'a'].map((href) => ({
      themeConfig: { navbar: { items: [{ label: 'a', href }] } },
    })),
    { themeConfig: { image: '../../secret.png' } },
    { docs: { routeBasePath: '../x' } },
    { docs: { routeBasePath: '/a/../b' } },
    ...keys.map((key) => ({ [key]: {} })),
  ])
}

export function sidebarFaults(): Fault<unknown>[] {
  let deep: unknown = ['index']
  for (let depth = 0; depth < 1000; depth++) deep = [{ type: 'category', label: 'a', items: deep }]
  const loop: unknown[] = []
  loop.push({ type: 'category', label: 'a', items: loop })
  const items: unknown[] = [
    ...[5, true, null, undefined, 'no-such-doc', '', { type: 'doc' }, { type: 'doc', id: 5 }, { type: 'x' }],
    ...[
      { type: 'doc', id: 'x' },
      { type: 'link' },
      { type: 'link', label: 'a', href: 'b' },
      { type: 'category' },
    ],
    ...[
      { type: 'category', label: 'a', items: 5 },
      { type: 'html' },
      { type: 'html', value: 5 },
      { id: 5, label: 'a' },
    ],
    ...[
      { type: 'autogenerated' },
      { type: 'ref', id: 'x' },
      { type: 'category', label: 'a', items: [], lnk: 1 },
    ],
  ]
  const values = [5, 'text', null, [], { docs: 5 }, { docs: 'index' }, { docs: deep }, { docs: loop }]
  const ids = ['a'.repeat(300), '../x', 'a/b', 'a?b', 'a#b', 'a%b', 'a\\b', 'a\nb', '']
  return wrong([
    ...values.filter((value) => !(Array.isArray(value) && value.length > 0)),
    ...items.map((item) => ({ docs: [item] })),
    ...ids.map((id) => ({ [id]: ['index'] })),
  ])
}
