import { expect, test } from 'vitest'
import { formatProblem } from '../../diagnostics/problem'
import { parseFile } from '../source'

function parse(...lines: string[]) {
  const { frontMatter, problems } = parseFile(
    `---\n${lines.join('\n')}\n---\n\nText\n`,
    'docs/page.mdx',
    'warn',
  )
  return {
    frontMatter,
    problems: problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`).join('\n\n'),
  }
}

test('known keys are read, unknown ones are kept', () => {
  const { frontMatter } = parse(
    'title: 2026',
    'keywords: [a, 1]',
    'sidebar_position: 1.5',
    'badge: { new: true }',
  )
  expect(frontMatter).toEqual({
    title: '2026',
    keywords: ['a', '1'],
    sidebar_position: 1.5,
    badge: { new: true },
  })
})

test('[D3] an unknown key is reported with the severity of the configuration', () => {
  expect(parse('title: A', 'badge: new').problems).toMatchInlineSnapshot(`
    "warn: The front-matter key \`badge\` is not known.
      at        docs/page.mdx:3
      expected  title, id, slug, description, keywords, tags, image, draft, unlisted, search, date, author, author_title, author_url, author_image_url, authorURL, authorTitle, authorImageURL, authors, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, sidebar_label, sidebar_position, sidebar_class_name, sidebar_badge, sidebar_custom_props, sidebar_key, displayed_sidebar, pagination_label, pagination_prev, pagination_next, custom_edit_url, parse_number_prefixes, last_update, markdown, wrapperClassName, layout
      received  badge
      fix       Remove \`badge\`, or set \`onUnknownFrontMatter\` to 'ignore' in the configuration."
  `)
})

test.each(['page', 'img', 'kind', 'title_meta', 'last_updated', 'lastUpdated'])(
  '%s is a word of its own, not a mistyped key',
  (key) => {
    expect(parse(`${key}: x`).problems).toMatch(/^warn: /)
  },
)

test('an unknown key inside a value leaves the others as they are', () => {
  const { frontMatter, problems } = parse('last_update: { author: Ines, reviewed: 2026-01-31 }')
  expect(frontMatter).toEqual({ last_update: { author: 'Ines' } })
  expect(problems).toMatch(/^warn: The front-matter key `last_update.reviewed` is not known/)
})

test('[D3] a mistyped key ends the build', () => {
  expect(parse('title: A', 'sidebar_postion: 2', 'tag: [a]').problems).toMatchInlineSnapshot(`
    "throw: The front-matter key \`sidebar_postion\` looks like a typo.
      at        docs/page.mdx:3
      expected  sidebar_position
      received  sidebar_postion
      fix       Did you mean \`sidebar_position\`?

    throw: The front-matter key \`tag\` looks like a typo.
      at        docs/page.mdx:4
      expected  tags
      received  tag
      fix       Did you mean \`tags\`?"
  `)
})

test('[D3] values of a wrong type are refused, each on its line', () => {
  expect(
    parse(
      'title:',
      'sidebar_position: first',
      'draft: "yes"',
      'toc_max_heading_level: 9',
      'tags:',
      '  - good',
      '  - label: no permalink',
      'id: a/b',
      'keywords: one, two',
      'last_update:',
      '  day: 2026-01-31',
    ).problems,
  ).toMatchInlineSnapshot(`
    "throw: The front-matter key \`title\` has an invalid value.
      at        docs/page.mdx:2
      expected  a string
      received  null
      fix       Set \`title\` to a string, or remove it.

    throw: The front-matter key \`sidebar_position\` has an invalid value.
      at        docs/page.mdx:3
      expected  a number
      received  'first'
      fix       Set \`sidebar_position\` to a number, or remove it.

    throw: The front-matter key \`draft\` has an invalid value.
      at        docs/page.mdx:4
      expected  true or false
      received  'yes'
      fix       Set \`draft\` to true or false, or remove it.

    throw: The front-matter key \`toc_max_heading_level\` has an invalid value.
      at        docs/page.mdx:5
      expected  a heading level from 2 to 6
      received  9
      fix       Set \`toc_max_heading_level\` to a heading level from 2 to 6, or remove it.

    throw: The front-matter key \`tags.1\` has an invalid value.
      at        docs/page.mdx:8
      expected  a string, or an object { label, permalink }
      received  {"label":"no permalink"}
      fix       Set \`tags.1\` to a string, or an object { label, permalink }, or remove it.

    throw: The front-matter key \`id\` has an invalid value.
      at        docs/page.mdx:9
      expected  a name without a slash, other than '.' and '..'
      received  'a/b'
      fix       Set \`id\` to a name without a slash, other than '.' and '..', or remove it.

    throw: The front-matter key \`keywords\` has an invalid value.
      at        docs/page.mdx:10
      expected  a list of strings
      received  'one, two'
      fix       Set \`keywords\` to a list of strings, or remove it.

    warn: The front-matter key \`last_update.day\` is not known.
      at        docs/page.mdx:12
      expected  date or author
      received  last_update.day
      fix       Remove \`last_update.day\`."
  `)
})

test('[D3] a value with a colon needs quotes', () => {
  expect(parse('sidebar_position: 1', "title: Core: it's here").problems).toMatchInlineSnapshot(`
    "throw: This YAML cannot be read: the value contains a colon, which starts another key.
      at        docs/page.mdx:3
      expected  a plain string, or one in quotes
      received  title: Core: it's here
      fix       Put quotes around the value: title: 'Core: it''s here'"
  `)
})

test.each([
  ['an open quote', ['title: "Core', 'id: core']],
  ['a reserved character', ['title: @core']],
  ['a leading star', ['title: *core*']],
  ['a tab', ['title: Core', 'last_update:', '\tauthor: me']],
  ['a repeated key', ['title: Core', 'title: Helpers']],
  ['a key without a colon', ['title Core', 'id: core']],
  ['an open bracket', ['tags: [a, b', 'id: core']],
  ['uneven indentation', ['last_update:', '  date: 2026-01-31', ' author: me']],
  ['no keys at all', ['just words']],
  ['text after a quoted value', ['title: "Core" helpers']],
])('[D3] malformed YAML is explained: %s', (_, lines) => {
  expect(parse(...lines).problems).toMatchSnapshot()
})

test('[D3] front matter without an end is explained', () => {
  const { problems } = parseFile('---\ntitle: A\n\nText\n', 'docs/page.mdx', 'warn')
  expect(problems.map(({ problem }) => formatProblem(problem)).join()).toMatchInlineSnapshot(`
    "The front matter is not closed.
      at        docs/page.mdx:1
      expected  a \`---\` line after the last key
      received  \`---\` on the first line only
      fix       Add a \`---\` line between the front matter and the text."
  `)
})

test('a file that starts with a rule has no front matter', () => {
  expect(parseFile('---\n\nText\n', 'docs/page.mdx', 'warn')).toMatchObject({ bodyStart: 0, problems: [] })
})

test('the body starts after the front matter, which may be empty', () => {
  const text = '---\n---\n# Body\n'
  expect(text.slice(parseFile(text, 'docs/page.mdx', 'warn').bodyStart)).toBe('# Body\n')
})

test.each(['1.10', '007', '0x10', '1e3', '.5', '1_000', '12:30', '2024-01-01', "it's"])(
  'a text that looks like another kind of value is the text: %s',
  (title) => {
    const { frontMatter, problems } = parse(
      `title: ${title}`,
      `keywords: [${title}]`,
      'sidebar_position: 1.50',
    )
    expect(frontMatter).toEqual({ title, keywords: [title], sidebar_position: 1.5 })
    expect(problems).toBe('')
  },
)

test.each([
  ['.inf', 'Infinity'],
  ['.nan', 'NaN'],
])('a number that is none is named: %s', (written, received) => {
  expect(parse(`sidebar_position: ${written}`).problems).toContain(`received  ${received}\n`)
})

test('[D3] a text that a comment cuts off is a warning', () => {
  expect(
    parse('title: C # and F#', 'draft: true # soon', "sidebar_label: 'C # 1'", '# note').problems,
  ).toMatchInlineSnapshot(`
    "warn: The front-matter key \`title\` ends at a #, which begins a comment.
      at        docs/page.mdx:2
      expected  a text without #, or in quotes
      received  C # and F#
      fix       Put quotes around the text: title: 'C # and F#'. Put a comment on a line of its own."
  `)
})
