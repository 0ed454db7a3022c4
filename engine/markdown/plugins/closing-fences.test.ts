import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { markdownToMdast } from 'satteri'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../testing'
import { separateClosings } from './closing-fences'

const reference = remark().use(remarkGfm).use(remarkDirective)

/** Returns the text of a document with a tag around each block between colons, without other markup. */
function nested(node: Nodes): string {
  if ('value' in node) return node.value
  const inner = 'children' in node ? node.children.map(nested).join(' ') : ''
  return node.type === 'containerDirective' ? `<${node.name}>${inner}</>` : inner
}

/** The two parsers differ on which lines below a list are a table, and on where a link finds its definition. */
function plain(text: string): string {
  return text.replace(/[[\]|]|:?-+:?/g, ' ').replace(/\s+/g, '')
}

const separator = fc.constantFrom('\n', '\n\n')

const leaf = fc.constantFrom(
  ...['text', 'one\ntwo', '- item', '1. one', '> quote', '# H', '***', '```js\n:::\n```', '[^1]: note'],
  ...['| a | b |\n|---|---|\n| 1 | 2 |', '| a |\n|---|', 'a | b\n--|:-:\n1 | 2\nlast'],
  ...['[x]: https://example.com', '[x]: /u "t"', '[x]:\n  /u\n  "t"'],
)

function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? indent.trimEnd() : indent + line))
    .join('\n')
}

/** A block has more colons than those inside it. */
function around(inner: string, before: string, after: string, kind: string): string {
  const lengths = [...inner.matchAll(/^[ >\-\d.]*(:{3,})/gm)].map(([, colons = '']) => colons.length)
  const colons = ':'.repeat(Math.max(2, ...lengths) + 1)
  return `${colons}${kind}${before}${inner}${after}${colons}`
}

const { blocks } = fc.letrec<{ blocks: string; block: string }>((tie) => ({
  blocks: fc
    .array(fc.tuple(tie('block'), separator), { minLength: 1, maxLength: 3 })
    .map((all) => all.flat().slice(0, -1).join('')),
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { arbitrary: leaf, weight: 3 },
    {
      arbitrary: fc
        .tuple(tie('blocks'), separator, separator, fc.constantFrom('note', 'tip[T]'))
        .map((parts) => around(...parts)),
      weight: 3,
    },
    tie('blocks').map((text) => `- ${indented(text, '  ').slice(2)}`),
    tie('blocks').map((text) => indented(text, '> ')),
  ),
}))

describe('blocks between colons', () => {
  test('any block contains the same text as in remark-directive', () => {
    fc.assert(
      fc.property(blocks, separator, (text, gap) => {
        const page = `${text}${gap}AFTER`
        const ours = markdownToMdast(separateClosings(page), { features: { directive: true } })
        expect(plain(nested(ours as Nodes))).toBe(plain(nested(reference.parse(page))))
      }),
      { numRuns: 250 },
    )
  })

  test('a block ends after a table, a link definition and nested blocks', async () => {
    const table = '| a |\n|---|\n| 1 |'
    expect(await htmlOf(`:::note\n${table}\n:::\n\nafter`)).toMatch(/<td>1<\/td>.*<\/div><p>after<\/p>$/)
    expect(await htmlOf(`:::note\n[x]\n\n[x]: /u\n:::\n\nafter`)).toMatch(/x<\/a><\/p><\/div><p>after<\/p>$/)
    expect(await htmlOf(`::::note\n:::tip\n${table}\n:::\n::::\nafter`)).toMatch(
      /<\/div><\/div><p>after<\/p>$/,
    )
  })

  test('the lines below keep their numbers', () => {
    const [table, page] = ['| a |\n|---|', ':::\n\n## H']
    expect(separateClosings(`:::note\n${table}\n${page}`)).toBe(`:::note\n${table}\n\n:::\n## H`)
    expect(separateClosings(`:::note\n${table}\n:::\nx\n\n## H`)).toBe(`:::note\n${table}\n\n:::\nx\n## H`)
  })
})
