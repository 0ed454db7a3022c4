import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/site-markdown')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'site.config.ts': `import { loudNames, tableClass } from './plugins'
export default {
  title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false },
  markdown: { plugins: { mdast: [loudNames], hast: [tableClass] } },
}`,
  'plugins.ts': `import { defineHastPlugin, defineMdastPlugin } from 'satteri'
export const loudNames = defineMdastPlugin({
  name: 'loud-names',
  text: (node, context) => {
    if (node.value.includes('Mira')) context.replaceNode(node, { type: 'text', value: node.value.replaceAll('Mira', 'MIRA') })
  },
})
export const tableClass = defineHastPlugin({
  name: 'table-class',
  element: { filter: ['table'], visit: (node, context) => context.setProperty(node, 'className', ['tides']) },
})`,
  'docs/index.mdx': '---\ntitle: Quay\n---\n\nMira ties ropes.\n\n| a |\n| - |\n| b |\n',
}

async function build(changes: Partial<typeof FILES> = {}): Promise<string> {
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  return readFileSync(join(folder, 'dist/index.html'), 'utf8')
}

test("a site's own plugins change both trees of a page", async () => {
  const page = await build()
  expect(page).toContain('MIRA ties ropes.')
  expect(page).toMatch(/<table[^>]*class="[^"]*tides/)
})

test('an edit of a plugin compiles the pages again', async () => {
  await build()
  const edited = FILES['plugins.ts'].replace("'MIRA'", "'Ms Mira'")
  expect(await build({ 'plugins.ts': edited })).toContain('Ms Mira ties ropes.')
})
