import { expect, test, vi } from 'vitest'
import { siteData } from '../../content/site/site-data'
import { loadTestSite, type TestSite, testConfig, writeSite } from '../../content/test-site'
import { createReporter } from '../../diagnostics/reporter'
import type { CachedContent, ReadSite, WrittenSite } from '../../feature'
import { createFenceIndex } from '../../markdown/plugins/code-fences'
import type { PageData } from '../../page/types'
import { setUpFeatures } from '../../site/features/hooks'
import { page as shownPage } from '../../theme/test-site'
import { cardFiles, cardPaths, pageCard } from './card-files'
import * as drawing from './draw'
import { socialCards } from './social-cards'

type Model = ReadSite & Parameters<typeof cardFiles>[1]

async function modelOf({ config: input, files }: TestSite): Promise<Model> {
  const config = testConfig({ tagline: 'Find things', ...input })
  const { content } = await loadTestSite({ files, ...(input ? { config: input } : {}) })
  const site = siteData(config, content, createReporter())
  const root = writeSite({})
  return { site, content, config, localeCache: `${root}/cache`, fileOf: (path) => `${root}/${path}` }
}

const image = 'https://docs.example.com/base/og/a.png'
const page = { kind: 'doc', path: '/base/a', title: 'A', image } as const

const cardOf = (own: Partial<Parameters<typeof pageCard>[0]>, model: Model) =>
  pageCard({ ...page, ...own }, model)

test('a picture has the title of the page, and the section that it is in', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  const sidebar = { id: 'atomic', title: 'Atomic', source: '', items: [] }
  expect(cardOf({ sidebar }, model)).toEqual({ path: '/base/og/a.png', title: 'A', label: 'Atomic' })
  expect(cardOf({}, model)?.label).toBe('')
  expect(cardOf({ kind: 'home', sidebar }, model)?.label).toBe('Find things')
  expect(cardOf({ title: 'Toolkit' }, model)?.label).toBe('Find things')
})

test('a picture of a page in no sidebar of the navbar has the section that the page names', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  const sidebar = { id: 'posts', source: '', items: [] }
  expect(cardOf({ section: 'News', sidebar }, model)?.label).toBe('News')
})

test('a picture of an older version says so', async () => {
  const model = await modelOf({
    files: {
      'docs/a.mdx': '# A',
      'versioned_docs/version-1.0/a.mdx': '# A',
      'versioned_docs/version-2.0/a.mdx': '# A',
      'versions.json': '["2.0", "1.0"]',
    },
  })
  const labelOf = (name: string) => cardOf({ version: { name, paths: {} } }, model)?.label
  expect(labelOf('1.0')).toBe('1.0')
  expect(labelOf('2.0')).toBe('')
})

test('a page with an image of its own gets no picture', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  expect(cardOf({ image: 'https://docs.example.com/base/img/card.png' }, model)).toBeUndefined()
})

test('a check without drawing knows the picture of each page but those with one of their own', async () => {
  const own = '---\nimage: /img/own.png\n---\n\n# Own'
  const model = await modelOf({
    files: { 'docs/index.mdx': '# Start', 'docs/a.mdx': '# A', 'docs/own.mdx': own },
  })
  expect(cardPaths(model).sort()).toMatchInlineSnapshot(`
    [
      "/base/og/a.png",
      "/base/og/index.png",
    ]
  `)
})

/** Writes one card. @returns the written file, and the messages. */
async function written(title: string, model: Model, font?: string) {
  const reporter = createReporter()
  const json = Buffer.from(JSON.stringify({ path: '/base/og/a.png', title, label: '' }))
  const site: WrittenSite = {
    ...model,
    stamp: 7,
    folder: '',
    version: '',
    apart: new Set(),
    pages: async () => [],
    twin: async () => '',
    excerpt: async () => '',
    collection: async () => [{ file: 'docs/a.mdx', json, key: title }],
    has: () => false,
    pageOf: async () => undefined,
    checkLink: () => undefined,
    report: reporter.report,
    document: () => '',
    shell: () => '',
  }
  const made = Object.entries(await cardFiles(site, model, { font }))
  const files = made.map(([path, file]) => ({ path, content: (file() as CachedContent).read() }))
  return { files, problems: reporter.problems.map(({ problem }) => problem) }
}

test('a picture is drawn once, and read from the cache after that', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  const draw = vi.spyOn(drawing, 'createArtist')
  const [first] = (await written('A', model)).files
  expect(first?.path).toBe('/base/og/a.png')
  const [again] = (await written('A', model)).files
  expect(again?.content.equals(first?.content ?? Buffer.of())).toBe(true)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('[D3] a title that the font cannot draw is named with its page', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  const { problems } = await written('検索', model)
  expect(problems).toMatchObject([{ file: 'docs/a.mdx', received: 'a font without `検`, `索`' }])
})

test('[D3] a font that cannot be read ends the build', async () => {
  const model = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  await expect(written('A', model, 'fonts/none.ttf')).rejects.toThrow('cannot be read: fonts/none.ttf')
})

test('a page without a picture of its own links to the drawn one, and tells social networks to show it large', async () => {
  const { site, content, ...setup } = await modelOf({ files: { 'docs/a.mdx': '# A' } })
  const sources = { folders: [], outside: [], fences: createFenceIndex() }
  const folders = {
    root: '/site',
    layers: { root: '/site' },
    cache: setup.localeCache,
    localeCache: setup.localeCache,
    sources,
  }
  const hooks = setUpFeatures([socialCards()], { ...folders, config: setup.config, isDefaultLocale: true })
  const [source] = content.docs
  if (!source) throw new Error('The site has a page.')
  const { image: _, ...without } = { ...shownPage, path: '/base/a' }
  const imageOf = (data: PageData) => hooks.page[0]?.args[0](data, { source, site, content })?.image
  expect(imageOf(without)).toBe(image)
  expect(imageOf({ ...without, image: 'https://docs.example.com/base/own.png' })).toBeUndefined()
  const tagsOf = (image: string) =>
    [hooks.head[0]?.args[0] ?? []].flatMap((tags) =>
      typeof tags === 'function' ? tags({ kind: 'doc', path: '/base/a', image }, { site, content }) : tags,
    ).length
  expect(tagsOf(image)).toBe(1)
  expect(tagsOf('https://docs.example.com/base/own.png')).toBe(0)
})
