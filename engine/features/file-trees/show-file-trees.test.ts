import { expect, test } from 'vitest'
import { withExtensions } from '../../markdown/testing'
import { showFileTrees } from './show-file-trees'

const { compile, htmlOf } = withExtensions({ name: 'file-trees', blocks: (page) => [showFileTrees(page)] })

const tree = async (list: string) => (await htmlOf(`<FileTree>\n\n${list}\n\n</FileTree>`)).replace(/\n/g, '')

test('a nested list is an open folder, and the text after a name is its comment', async () => {
  expect(
    await tree('- src/ all of it\n  - **main.ts** where it `starts` here\n  - …\n- `read me.md`\n- dist/'),
  ).toBe(
    [
      '<div class="file-tree"><ul>',
      '<li><details open><summary><span class="folder">src/</span> <small> all of it</small></summary><ul>',
      '<li><span class="file"><strong>main.ts</strong></span> <small> where it <code>starts</code> here</small></li>',
      '<li class="more">…</li></ul></details></li>',
      '<li><span class="file"><code>read me.md</code></span></li>',
      '<li><span class="folder">dist/</span></li></ul></div>',
    ].join(''),
  )
})

test('a list with empty lines between its items is the same tree', async () => {
  expect(await tree('- src\n\n  - [a.ts](./next.mdx)\n\n- b.ts')).toMatch(
    /<summary><span class="folder">src<\/span><\/summary>.*<span class="file"><a href="\/base\/guide\/next">a\.ts/,
  )
})

test('a name goes on to the first blank, and one that is Markdown is a warning', async () => {
  expect(await tree('- **src**/ of `it`\n- a`b`.ts\n- [c](./next.mdx).ts d')).toBe(
    [
      '<div class="file-tree"><ul>',
      '<li><span class="folder"><strong>src</strong>/</span> <small> of <code>it</code></small></li>',
      '<li><span class="file">a<code>b</code>.ts</span></li>',
      '<li><span class="file"><a href="/base/guide/next">c</a>.ts</span> <small> d</small></li></ul></div>',
    ].join(''),
  )
  const warned = (list: string) =>
    compile(`<FileTree>\n\n${list}\n\n</FileTree>`).problems.map(({ problem }) => problem.hint)
  const hint = 'Write the name in backticks: `__init__.py`.'
  expect(warned('- a\n  - __init__.py')).toEqual([hint])
  expect(warned('- [x] a.ts')).toEqual([hint])
  expect(warned('- `__init__.py`\n- **b.ts**')).toEqual([])
})

test('the twin has the list as it is written', () => {
  expect(compile('<FileTree>\n\n- src/ all\n  - **a.ts**\n\n</FileTree>').twin).toBe(
    '- src/ all\n  - **a.ts**\n',
  )
})

test.each(['Text', '1. a', '- a\n\nText', ''])('content that is not one list is refused: %j', (content) => {
  const { problems, code } = compile(`# A\n\n<FileTree>\n\n${content}\n\n</FileTree>`)
  expect(problems).toMatchObject([
    {
      severity: 'throw',
      problem: { what: 'This <FileTree> is not one list.', file: 'docs/guide/start.mdx', line: 3 },
    },
  ])
  // An unknown component would be reported instead.
  expect(code).not.toContain('FileTree')
})

test('an attribute is refused, and a component of the page with that name is left alone', () => {
  const own = "import {\n  FileTree,\n} from './own'\n\n"
  expect(compile('<FileTree open>\n\n- a\n\n</FileTree>').problems).toHaveLength(1)
  expect(compile(`${own}<FileTree open>Text</FileTree>`).problems).toEqual([])
})
