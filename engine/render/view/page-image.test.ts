import { expect, test } from 'vitest'
import { loadTestSite, testConfig, writeSite } from '../../content/test-site'
import type { Source } from '../../content/types'
import { pageImage, siteImage } from './page-image'

const links = {
  assets: new Map(),
  fenceFiles: new Set<string>(),
  file: () => null,
  add: () => '',
  page: () => null,
  asset: (target: string) => (target === './card.png' ? '/base/assets/card-1234.png' : null),
  similar: () => [],
}

async function sourceOf(image: string): Promise<Source> {
  const { content } = await loadTestSite({
    files: { 'docs/a.mdx': `---\ntitle: A\n${image && `image: ${image}`}\n---\n` },
  })
  const [source] = content.docs
  if (!source) throw new Error('no source')
  return source
}

async function imageOf(image: string) {
  const root = writeSite({ 'static/img/card one.png': '' })
  const setup = { root, layers: { root }, config: testConfig() }
  const site = { url: 'https://docs.example.com', basePath: '/base/' }
  return pageImage(await sourceOf(image), { setup, site, links }).image
}

test('a picture below `static` gets the address of the site', async () => {
  expect(await imageOf('img/card one.png')).toBe('https://docs.example.com/base/img/card%20one.png')
  expect(await imageOf('/img/card one.png')).toBe('https://docs.example.com/base/img/card%20one.png')
})

test('a picture is found beside the page and elsewhere', async () => {
  expect(await imageOf('./card.png')).toBe('https://docs.example.com/base/assets/card-1234.png')
  expect(await imageOf('https://example.com/card.png')).toBe('https://example.com/card.png')
})

test("a page without a picture has the site's", async () => {
  expect(await imageOf('')).toBeUndefined()
  const imageOfSite = (image: string) => {
    const root = writeSite({})
    const setup = { root, layers: { root }, config: testConfig({ themeConfig: { image } }) }
    return siteImage({ setup, site: { url: 'https://docs.example.com', basePath: '/base/' } }).image
  }
  expect(imageOfSite('img/card one.png')).toBe('https://docs.example.com/base/img/card%20one.png')
  expect(imageOfSite('https://example.com/a.png')).toBe('https://example.com/a.png')
})

test('[D3] a picture that does not exist ends the build', async () => {
  await expect(imageOf('img/cart.png')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The front-matter key \`image\` names an image that does not exist: 'img/cart.png'.
      at        docs/a.mdx:3
      expected  a file under \`static\`, one next to the page (./card.png), or a full URL
      received  'img/cart.png'
      fix       Correct the path, or add the image.]
  `)
})
