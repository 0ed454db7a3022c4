import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { formatProblem } from '../diagnostics/problem'
import { loadSite } from '../site/setup'
import { findGonePages } from './gone-pages'
import { createDevSite } from './site'

const CONFIG = `import { hosting } from 'docwright/features'
export default {
  title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/base/', features: [hosting({ redirects: [{ from: '/known', to: '/' }] })],
}
`

/** Returns what is said about an edit of a site with the page `guide/old` and three links to it. */
async function saidAfter(edit: (root: string) => void): Promise<string> {
  const root = writeSite({
    'site.config.ts': CONFIG,
    'docs/index.mdx':
      '# Home\n\n[one](./guide/old.mdx)\n\n[two](/guide/old#part)\n\nNot a link: guide/old.mdx\n',
    'docs/guide/old.mdx': '# Old\n\n[itself](./old.mdx)\n',
    'docs/guide/other.mdx': '# Other\n\n[three][def]\n\n[def]: old.mdx\n',
    'docs/known.mdx': '# Known\n',
    'docs/alone.mdx': '# Alone\n',
  })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const before = await site.model()
  edit(root)
  site.invalidate(false)
  return (await findGonePages(before, await site.model())).map(formatProblem).join('\n\n')
}

test('a page with a new name names its links, and the line that keeps its address', async () => {
  const move = (root: string) => {
    mkdirSync(join(root, 'docs/start'))
    renameSync(join(root, 'docs/guide/old.mdx'), join(root, 'docs/start/new.mdx'))
  }
  expect(await saidAfter(move)).toMatchInlineSnapshot(`
    "The page /guide/old is now /start/new.
      at        docs/guide/other.mdx:3
      expected  links to pages that exist
      received  links to /guide/old in docs/guide/other.mdx:3, docs/index.mdx:3, docs/index.mdx:5
      fix       Correct the links. To keep the old address, add to the redirects of hosting in site.config.ts: { from: '/guide/old', to: '/start/new' }"
  `)
})

test('a new slug is a new address, which links to the file follow', async () => {
  const said = await saidAfter((root) =>
    writeFileSync(join(root, 'docs/guide/old.mdx'), '---\nslug: /together\n---\n\n# Old\n'),
  )
  expect(said).toMatchInlineSnapshot(`
    "The page /guide/old is now /together.
      at        docs/index.mdx:5
      expected  links to pages that exist
      received  links to /guide/old in docs/index.mdx:5
      fix       Correct the links. To keep the old address, add to the redirects of hosting in site.config.ts: { from: '/guide/old', to: '/together' }"
  `)
})

test('a page that is removed is named if others link to it', async () => {
  const remove = (root: string) => {
    for (const name of ['guide/old', 'known', 'alone']) rmSync(join(root, `docs/${name}.mdx`))
  }
  expect(await saidAfter(remove)).toMatchInlineSnapshot(`
    "The page /guide/old is gone.
      at        docs/guide/other.mdx:3
      expected  links to pages that exist
      received  links to /guide/old in docs/guide/other.mdx:3, docs/index.mdx:3, docs/index.mdx:5
      fix       Correct the links. To keep the old address, add to the redirects of hosting in site.config.ts: { from: '/guide/old', to: '/…' }"
  `)
})
