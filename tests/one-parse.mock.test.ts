import { join } from 'pathe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildSite } from '../engine/output/build'
import { copySite } from './site-copy'

const parsed = vi.hoisted(() => [] as string[])

vi.mock('satteri', async (original) => {
  const parser = await original<typeof import('satteri')>()
  const counted = <Parse extends (text: string, options?: never) => unknown>(parse: Parse) =>
    ((text: string, options?: never) => {
      parsed.push(text)
      return parse(text, options)
    }) as Parse
  return {
    ...parser,
    markdownToJs: counted(parser.markdownToJs),
    mdxToJs: counted(parser.mdxToJs),
    markdownToMdast: counted(parser.markdownToMdast),
    mdxToMdast: counted(parser.mdxToMdast),
  }
})

const RUN = '```ts run try\nconsole.log(1)\n```\n'
const FILES = {
  'api/index.d.ts': 'export declare const tide: number\n',
  'docs/a.mdx': `# A\n\nimport Part from './_part.mdx'\n\n<Part />\n\n\`\`\`ts\nconst a = 1\n\`\`\`\n\n${RUN}`,
  'docs/b.mdx': "# B\n\nimport Part from './_part.mdx'\n\n<Part />\n\n[A](./a.mdx)\n",
  'docs/c.md': '# C\n',
  'docs/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n\n```ts\nconst b = 2\n```\n',
  'docs/_part.mdx': `Part. [A](/a)\n\n${RUN}`,
  'observed/docs/a.json': '{ "sample 1": [{ "kind": "log", "text": "1" }] }',
  'observed/docs/_part.json': '{ "sample 1": [{ "kind": "log", "text": "1" }] }',
}

test('a build parses each source once, and the next build none', { timeout: 60_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  onTestFinished(site.remove)
  const { folder } = site
  site.edit('docs/index.mdx', '```\n', '```text\n')
  for (const [path, text] of Object.entries(FILES)) site.write(path, text)
  site.edit(
    'site.config.ts',
    "  baseUrl: '/',",
    "  baseUrl: '/',\n  features: [reference({ declared: { tides: 'api' }, samples: { workspace: 'samples' } })],",
  )
  site.edit('site.config.ts', 'export', "import { reference } from 'docwright/features'\n\nexport")
  const build = () => buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  await build()
  expect(parsed.filter((text, at) => parsed.indexOf(text) !== at)).toEqual([])
  expect(parsed.length).toBeGreaterThan(Object.keys(FILES).length)
  parsed.length = 0
  await build()
  expect(parsed).toEqual([])
})
