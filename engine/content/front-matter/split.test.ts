import { expect, test } from 'vitest'
import { splitFrontMatter } from './split'

function split(text: string) {
  const { yaml, bodyStart } = splitFrontMatter(text, 'docs/page.mdx')
  return { yaml, body: text.slice(bodyStart) }
}

test('front matter ends at its first closing mark; spaces after the mark do not matter', () => {
  expect(split('--- \ntitle: A\n--- \ntext\n\n---\n\nmore')).toEqual({
    yaml: 'title: A',
    body: 'text\n\n---\n\nmore',
  })
})

test('empty front matter does not reach to a rule further below', () => {
  expect(split('---\n---\n\ntext\n\n---\n\nmore')).toEqual({ yaml: '', body: '\ntext\n\n---\n\nmore' })
})

test('front matter below blank lines is a problem with its line', () => {
  const problem = { what: expect.stringContaining('first line'), file: 'docs/page.mdx', line: 3 }
  expect(splitFrontMatter('\n \n---\ntitle: A\n---\n\ntext', 'docs/page.mdx').problem).toMatchObject(problem)
  expect(splitFrontMatter('\n---\n\ntitle: A\n\n---\n', 'docs/page.mdx').problem).toBeUndefined()
})

test.each([
  '+++\ntitle = "A"\n+++\n\ntext',
  ';;;\n{}\n;;;\n',
  '---toml\ntitle = "A"\n---\n',
  '----\ntitle: A\n----\n',
])('front matter with the marks of another tool is a problem: %j', (text) => {
  const problem = { what: expect.stringContaining('is not read'), line: 1 }
  expect(splitFrontMatter(text, 'docs/page.mdx').problem).toMatchObject(problem)
})

test.each(['----\n\ntext\n\n----\n', '+++ three\n', '---\n\n# A\n\n---\n', '```\n+++\n+++\n```\n'])(
  'other lines of marks are text: %j',
  (text) => {
    expect(splitFrontMatter(text, 'docs/page.mdx').problem).toBeUndefined()
  },
)
