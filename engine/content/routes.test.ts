import { expect, test } from 'vitest'
import { loadTestSite } from './test-site'

const doc = (slug = '') => `---\ntitle: A\n${slug && `slug: ${slug}\n`}---\n\nText.\n`

/** Returns the first lines of the problems of a site with these files. */
async function problemsOf(...names: string[]): Promise<string[]> {
  const { problems } = await loadTestSite({ files: Object.fromEntries(names.map((name) => [name, doc()])) })
  return problems.map((problem) => problem.split('\n')[0] ?? '')
}

test("a page at the path of another one's data is refused, and both are named", async () => {
  const { problems } = await loadTestSite({
    files: { 'docs/package.md': doc(), 'docs/package.json.md': doc() },
  })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: A page cannot be at the path of a file of another one: /package.json is the data of docs/package.md.
      at        docs/package.json.md
      expected  a path that is not the one of another page with .html, .json or .md
      received  the data of docs/package.md, and docs/package.json.md
      fix       Rename one of the files, or give one a different \`slug\`."
  `)
})

test.each([
  ['docs/intro.md.md', 'docs/intro.mdx'],
  ['docs/index.json.md', 'docs/index.md'],
  ['docs/index.md.md', 'docs/index.md'],
  ['docs/knots.json.md', 'docs/knots/index.md'],
  ['pages/tides.json.mdx', 'docs/tides.md'],
])('%s has the path of a file of %s', async (second, first) => {
  const [problem, ...others] = await problemsOf(first, second)
  expect(problem).toContain('throw: ')
  expect(others).toEqual([])
})

test("a folder whose name is that of a page's file is refused", async () => {
  for (const ending of ['json', 'md', 'html'])
    expect(await problemsOf('docs/knots.mdx', `docs/knots.${ending}/reef.md`)).toHaveLength(1)
})

test('a name with an ending is only a name where no other page has such a file', async () => {
  expect(await problemsOf('docs/package.json.md', 'docs/knots.json/reef.md', 'docs/README.md.mdx')).toEqual(
    [],
  )
})

test('a page whose path ends like a document is refused: hosts send readers to the path without', async () => {
  expect(await problemsOf('docs/intro.html.md')).toEqual([
    'throw: The name of this file cannot be part of a URL.',
  ])
})

test.each([
  ['docs/Rope.md', 'docs/rope.md'],
  ['docs/\u00e9.md', 'docs/e\u0301.md'],
  ['docs/Knots/reef.md', 'pages/knots/reef.md'],
])('%s and %s are the same file on some disks', async (...names) => {
  expect(await problemsOf(...names)).toEqual([
    expect.stringMatching(/^warn: On macOS and Windows, two pages have the same file: /),
  ])
})
