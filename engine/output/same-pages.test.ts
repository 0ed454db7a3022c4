import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { compilePage } from '../site/compile-source'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { openSamePages } from './same-pages'

const PAGE = '---\ntitle: A\nimage: ./card.svg\n---\n\n![](a.svg) [B](b.mdx) [file](/data.html)\n'
const FILES = {
  'site.config.ts': `export default { title: 'Toolkit', url: 'https://example.com', baseUrl: '/' }`,
  'docs/a.mdx': PAGE,
  'docs/a.svg': '<svg />',
  'docs/card.svg': '<svg />',
  'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  'static/data.html': '',
}

/** Returns whether page `a` is the same in a second build after these changes; null removes a file. */
async function isSame(
  changes: Record<string, string | null> = {},
  files: Record<string, string> = {},
  common = 'common',
): Promise<boolean> {
  const root = writeSite({ ...FILES, ...files })
  const open = async (common: string) => {
    const [model] = await loadModels(
      await loadSite(root, 'production', join(root, '.cache')),
      createReporter(),
    )
    const source = model.content.byRoute.get('/a')
    if (!source) throw new Error('There is no page.')
    return { model, source, pages: openSamePages(model, common) }
  }
  const first = await open('common')
  const compiled = await compilePage(first.source, first.model)
  if (compiled) first.pages.add(first.source, compiled, 'key')
  first.pages.save()
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(root, path))
    else writeFileSync(join(root, path), text)
  }
  const { pages, source } = await open(common)
  const key = pages.keyOf(source)
  pages.save()
  expect((await open(common)).pages.keyOf(source), 'also in the build after that').toBe(key)
  return key === 'key'
}

test('a page is the same until it changes, whatever becomes of the text of others', async () => {
  expect(await isSame()).toBe(true)
  expect(await isSame({ 'docs/b.mdx': '---\ntitle: B\n---\n\nAnother text.\n' })).toBe(true)
})

test.each<[string, Record<string, string | null>]>([
  ['its text', { 'docs/a.mdx': `${PAGE}More.\n` }],
  ['the title of a page beside it', { 'docs/b.mdx': '---\ntitle: New\n---\n\nText.\n' }],
  ['the route of a page it links to', { 'docs/b.mdx': '---\ntitle: B\nslug: /new\n---\n\nText.\n' }],
  ['the list of pages', { 'docs/c.mdx': '# C\n' }],
  ['an image of the page', { 'docs/a.svg': '<svg></svg>' }],
  ['its preview picture', { 'docs/card.svg': '<svg></svg>' }],
  ['a static file it links to', { 'static/data.html': null }],
])('a page is not the same after a change of %s', async (_, changes) => {
  expect(await isSame(changes)).toBe(false)
})

test('a page is not the same if what all pages depend on changes', async () => {
  expect(await isSame({}, {}, 'other')).toBe(false)
})

test('a page with a sample, which also depends on packages, is never the same', async () => {
  expect(await isSame({}, { 'docs/a.mdx': `${PAGE}\n\`\`\`ts run\nlet a\n\`\`\`\n` })).toBe(false)
})
