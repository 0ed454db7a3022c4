import { expect, test } from 'vitest'
import { createHighlighter } from './code/highlighter'
import { compileMarkdown } from './compile'
import { compile, options, sourceOf } from './testing'

const times = (text: string, bytes: number) => text.repeat(bytes / text.length)

/** Each of these took minutes while its time grew with the square of its length. */
test.each([
  ['many texts', times('Some **bold** and *em* and `code` words :tada: here.\n\n', 600_000)],
  ['many fences', times('```js\nconst a = 1\n```\n\n', 300_000)],
])('a page of %s compiles in seconds', { timeout: 20_000 }, (_, text) => {
  expect(compile(text).problems).toEqual([])
})

test('a very long line of code is shown, without colors', () => {
  const highlighter = createHighlighter({ defaultLanguage: 'text', magicComments: [] })
  const line = times('const a = { b: [1, 2, "x"] }; ', 800_000)
  const { code } = compileMarkdown(sourceOf(`\`\`\`js\n${line}\nconst b = 1\n\`\`\`\n`), {
    ...options,
    highlighter,
  })
  expect(code.match(/const a/g)).toHaveLength(line.length / 30)
  expect(code.match(/<span class=/g)?.length).toBeLessThan(20)
})
