import { expect, test } from 'vitest'
import { plainPage } from './plain-page'

const twin = `# read\\_all

> Reads everything, with \`care\`.

See [write](/docs/api/write#errors) and [home](/docs/).

:::warning[Not twice]

Once is enough.

:::

\`\`\`\`md run title="a.md"
:::note
[kept](/docs/api/write)
\`\`\`
:::
\`\`\`\`
`

test('title and description are taken from the opening of the twin', () => {
  expect(plainPage('api/read', twin, '/docs/')).toMatchObject({
    route: 'api/read',
    title: 'read_all',
    description: 'Reads everything, with care.',
  })
})

test('links lose the base path, admonitions become quotes, and code stays as it is', () => {
  expect(plainPage('api/read', twin, '/docs/').body).toBe(
    `See [write](/api/write#errors) and [home](/).

> **Warning: Not twice**
>
>
> Once is enough.
>

\`\`\`\`md
:::note
[kept](/docs/api/write)
\`\`\`
:::
\`\`\`\`
`.replace('Warning: ', ''),
  )
})

test('a page needs no description, and an admonition no label', () => {
  expect(plainPage('', '# Home\n\n:::note\n\nText.\n\n:::\n', '/')).toEqual({
    route: '',
    title: 'Home',
    description: '',
    body: '> **Note**\n>\n>\n> Text.\n>\n',
  })
})

test('a row of a table is one line, and every highlighter knows the languages', () => {
  const rows = '| Call | What |\n| --- | --- |\n| `add(\n  ids: a \\| b,\n): T<U>` | Adds. |\n| `c` | d |\n'
  const text = `# Rows\n\n${rows}\n\`\`\`svg\n<svg/>\n\`\`\`\n`
  expect(plainPage('rows', text, '/').body).toBe(
    '| Call | What |\n| --- | --- |\n| `add( ids: a \\| b, ): T<U>` | Adds. |\n| `c` | d |\n\n```xml\n<svg/>\n```\n',
  )
})

test('an image is its text, since its file is not beside the page', () => {
  const image = '# read\n\nOpen it:\n\n![The sign-in form](/docs/img/sign-in.png)\n'
  expect(plainPage('', image, '/docs/').body).toBe('Open it:\n\nThe sign-in form\n')
})

test('a twin without a title is refused', () => {
  expect(() => plainPage('api/read', 'Text.', '/')).toThrow('The twin of "api/read" has no title.')
})
