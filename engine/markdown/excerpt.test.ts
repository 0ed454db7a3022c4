import { expect, test } from 'vitest'
import { compileMarkdown } from './compile'
import { splitAtMarker, withoutTitle } from './excerpt'
import { compile, options, sourceOf } from './testing'

test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}'])('a text is split at %s', (marker) => {
  expect(splitAtMarker(`One.\n\n${marker}\n\nTwo.\n`)).toEqual({
    text: 'One.\n\n\n\nTwo.\n',
    excerpt: 'One.\n\n',
  })
})

test('a marker in code is code, and a text without one is whole', () => {
  const text = 'One.\n\n```md\n<!-- truncate -->\n```\n'
  expect(splitAtMarker(text)).toEqual({ text })
})

test('a title that opens the body is removed, and line numbers do not change', () => {
  expect(withoutTitle('# One\n\nText\n', 0)).toBe('\n\nText\n')
  expect(withoutTitle('---\na: b\n---\n\n# One\nText\n', 13)).toBe('---\na: b\n---\n\n\nText\n')
  expect(withoutTitle("import A from './A'\n\n# One\n", 0)).toBe("import A from './A'\n\n\n")
  expect(withoutTitle('Text\n\n# One\n', 0)).toBe('Text\n\n# One\n')
})

test('an excerpt has no anchors of its own: links to them lead to its page', () => {
  const text = '[below](#scales)\n\n## Scales {#scales}\n'
  const { code, toc } = compileMarkdown({ ...sourceOf(text), isExcerpt: true }, options)
  expect(toc).toEqual([])
  expect(code).not.toContain('id=')
  expect(code).toContain('/base/guide/start#scales')
  expect(compile(text).code).toContain('id=')
})

test('an excerpt has the links and pictures that are defined below it', () => {
  const text =
    'A [text][ref], [short] and ![p][p].\n\n<!-- truncate -->\n\n[ref]: /r\n\n```\n[no]: /n\n```\n[short]: /s\n[p]: /p.png'
  const { excerpt = '' } = splitAtMarker(text)
  const { code } = compileMarkdown({ ...sourceOf(excerpt, 'md'), isExcerpt: true }, options)
  for (const path of ['/base/r', '/base/s', '/base/p.png']) expect(code).toContain(path)
  expect(excerpt).not.toContain('/n')
})

test('the title of a definition may stand on the line below it', () => {
  const { excerpt } = splitAtMarker(
    'A [text][ref].\n\n<!-- truncate -->\n\n[ref]: /r\n  "Of it"\n"Not of it"\n',
  )
  expect(excerpt).toBe('A [text][ref].\n\n\n\n[ref]: /r\n  "Of it"')
})

test.each(['md', 'mdx'] as const)(
  'the notes of an excerpt in %s are those of its page, without ids',
  (format) => {
    const { excerpt = '' } = splitAtMarker('One[^1].\n\n{/* truncate */}\n\nTwo.\n\n[^1]: A note.')
    const { code } = compileMarkdown({ ...sourceOf(excerpt, format), isExcerpt: true }, options)
    expect(code).toContain('/base/guide/start#user-content-fn-1')
    expect(code).not.toMatch(/\bid=|id:|A note|aria-describedby/)
  },
)
