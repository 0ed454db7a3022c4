import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { dataPage, defineFeature, z } from './feature'
import { testSite } from './testing'

const tides = defineFeature({
  name: 'tides',
  schema: z.strictObject({ port: z.string(), link: z.string().default('tides') }),
  setup({ config: { baseUrl }, entries, sidebar, head, files }, { port, link }) {
    entries('data', () => ({
      sources: [
        dataPage({
          kind: 'tides-page',
          route: '/tides',
          title: `Tides of ${port}`,
          text: 'High at **noon**.',
          at: { file: 'tides#1', path: 'tides' },
        }),
      ],
    }))
    sidebar(({ items }) => [{ type: 'link', label: 'Tides', href: baseUrl + link }, ...items])
    head(() => [{ tag: 'meta', attributes: { name: 'port', content: port } }])
    head([{ tag: 'script', text: 'window.tides = 2' }])
    files(({ pages }) => ({
      [`${baseUrl}tides.txt`]: async () => (await pages()).map(({ title }) => title).join(', '),
    }))
  },
})

const FILES = { 'docs/quay.md': '---\nslug: /\n---\n\n# Quay\n' }

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('docs-test-site-'))

test('a site is made of an object: its data, pages as documents, and generated files, with what features add', async () => {
  const site = await testSite({ config: { features: [tides({ port: 'Ebbside' })] }, files: FILES })
  expect(await site.problems()).toEqual([])
  expect(site.site.basePath).toBe('/base/')
  expect([...site.content.byRoute.keys()]).toEqual(['/', '/tides'])
  const quay = await site.page('/')
  expect(quay.html).toMatch(/<h1[^>]*>Quay<\/h1>.*<a href="\/base\/tides" rel="prev">/s)
  expect(quay.html).toContain('<meta name="port" content="Ebbside"')
  expect(quay.html).toContain('<script>window.tides = 2</script>')
  const { html, data } = await site.page('/tides')
  expect(html).toContain('High at <strong>noon</strong>.')
  expect(data.sidebar?.items.map((item) => item.type === 'link' && item.label)).toEqual(['Tides', 'Quay'])
  expect(await site.file('/tides.txt')).toBe('Quay, Tides of Ebbside')
  expect(await site.file('/data/sidebar-defaultSidebar.json')).toContain('"href":"/base/tides"')
  expect(await site.file('/ebb.txt')).toBeUndefined()
  await expect(site.page('/ebb')).rejects.toThrow('no page /ebb. Its pages are /, /tides.')
  await site.close()
})

test('its problems are those of a check: a broken link of a sidebar has the place of its feature', async () => {
  await using site = await testSite({
    config: { features: [tides({ port: 'Ebbside', link: 'tide' })] },
    files: FILES,
  })
  expect(await site.problems()).toMatchInlineSnapshot(`
    [
      "error: This link leads nowhere: /base/tide
      at        site.config.ts:6
      expected  the path of a page or a file of this site
      received  /base/tide (on the page /base/)
      fix       Did you mean /base/tides, or /base/?",
    ]
  `)
})

test('a path begins with the locale, as addresses do', async () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'fr'] }
  await using site = await testSite({
    config: { i18n, features: [tides({ port: 'Ebbside' })] },
    files: { ...FILES, 'i18n/fr/docs/quay.md': '---\nslug: /\n---\n\n# Quai\n' },
  })
  expect((await site.page('/fr/')).html).toContain('Quai</h1>')
  expect((await site.page('/')).html).toContain('Quay</h1>')
  expect(await site.file('/fr/tides.txt')).toBe('Quai, Tides of Ebbside')
})

test('a wrong option is thrown, and nothing stays on the disk', async () => {
  const before = folders()
  const wrong = { name: 'Ebbside' } as unknown as { port: string }
  await expect(testSite({ config: { features: [tides(wrong)] }, files: FILES })).rejects.toThrow('port')
  const site = await testSite({ files: FILES })
  expect(folders()).toHaveLength(before.length + 1)
  await site.close()
  expect(folders()).toEqual(before)
})
