import { expectAccessible } from './support/axe'
import { pages, titles } from './support/blog'
import { expect, test } from './support/test'

test.use({ siteName: 'blog' })

test('[P12] [T3] a reader pages through the posts, the newest first, and back', async ({ page, visit }) => {
  await visit('')
  await page.getByRole('link', { name: 'Diary' }).first().click()
  await expect(page.locator('main h1')).toHaveText('Diary')
  await expect(titles(page)).toHaveText(['The first apples & pears', 'Bees wake up'])
  await expect(page.locator('.post time').first()).toHaveText('September 14, 2024')
  await expect(page.locator('.post').first()).toContainText('1 min read')
  await expect(pages(page).locator('[rel=prev]')).toHaveCount(0)

  await pages(page).getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\/orchard\/blog\/page\/2$/)
  await expect(page.locator('main h1')).toHaveText('Diary (page 2)')
  // A page below the one that the item leads to.
  const item = page.getByRole('banner').getByRole('link', { name: 'Diary', exact: true })
  await expect(item).toHaveAttribute('aria-current', 'true')
  await expect(titles(page)).toHaveText(['New rows', 'Wasps in the loft'])
  // The third page has a draft, which only authors see, in the dev server.
  await expect(pages(page).locator('[rel=next]')).toHaveCount(0)
  await pages(page).getByRole('link', { name: 'Newer posts' }).click()
  await expect(titles(page).first()).toHaveText('The first apples & pears')
})

test('[T3] a list shows each post up to its marker, with working parts, and leads to the rest', async ({
  page,
  visit,
}) => {
  await visit('blog')
  const post = page.locator('.post').first()
  await post.getByRole('button').click()
  await expect(post.getByRole('button')).toHaveText('Apples: 1')
  await expect(page.getByText('Each crate is weighed twice')).toHaveCount(0)
  await expect(page.getByAltText('A hive under a tree')).toHaveJSProperty('naturalWidth', 320)
  await post.getByRole('link', { name: 'below' }).click()
  await expect(page).toHaveURL(/\/blog\/2024\/09\/14\/harvest#scales$/)
  await page.goBack()
  await post.getByRole('link', { name: 'Read more about The first apples & pears' }).click()
  await expect(page.getByText('Each crate is weighed twice')).toBeVisible()
})

test('[T3] whole posts on one list have no anchors that are alike, and nothing more to read', async ({
  page,
}) => {
  await page.goto('blog/page/2')
  await expect(page.locator('.post').getByRole('heading', { name: 'Holes' })).toHaveCount(2)
  await expect(page.locator('#holes')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Read more/ })).toHaveCount(0)
})

test('[T4] a post has title, date, reading time, authors, tags, contents and its neighbors', async ({
  page,
  visit,
  site,
}) => {
  await visit('blog/2024/03/02/bees')
  await expect(page.locator('main h1')).toHaveText(['Bees wake up'])
  await expect(page).toHaveTitle('Bees wake up | Orchard diary')
  await expect(page.locator('.byline time')).toHaveAttribute('datetime', '2024-03-02')
  await expect(page.locator('.byline')).toContainText('March 2, 2024')
  await expect(page.locator('.byline')).toContainText('1 min read')
  await expect(page.getByRole('list', { name: 'Authors' })).toContainText('Tove LindKeeps the bees')
  await expect(page.getByRole('link', { name: 'Bees', exact: true })).toHaveAttribute(
    'href',
    /\/blog\/tags\/bees$/,
  )
  await expect(pages(page).locator('[rel=prev]')).toContainText('The first apples & pears')
  await pages(page).locator('[rel=next]').click()
  await expect(page.locator('main h1')).toHaveText(['New rows'])
  await expect(page.getByRole('list', { name: 'Authors' })).toContainText('Old PerNeighbor')

  await page.goto('blog/2024/09/14/harvest')
  await expect(page.locator('main h1')).toHaveText(['The first apples & pears'])
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.getByRole('link')).toHaveText(['Scales', 'Crates'])
  const twin = await page.request.get(`${site.url}blog/2024/09/14/harvest.md`)
  expect(await twin.text()).toContain('# The first apples & pears')
  expect(await twin.text()).not.toContain('truncate')
})

test('[T4] dates and addresses come from the name of the file, or from the front matter', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/)
  await page.goto('blog/loft')
  await expect(page.locator('.byline time')).toHaveAttribute('datetime', '2023-08-05')
  await page.goto('blog/2023/11/20/planting')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
  await page.goto('blog/2023/01/10/plan')
  await expect(page.getByRole('note', { name: 'Unlisted page' })).toBeVisible()
  await expect(pages(page)).toHaveCount(0)
  const draft = await page.goto('blog/2022/10/01/notes')
  expect(draft?.status()).toBe(404)
  await page.goto('blog/2022/10/02/none')
})

test('[T3] [T4] the recent posts stand beside every page of the blog, and in the menu of small screens', async ({
  page,
  visit,
}) => {
  const recent = page.getByRole('navigation', { name: 'Latest entries' })
  await visit('blog/authors')
  await expect(recent.getByRole('link')).toHaveText([
    'Latest entries',
    'The first apples & pears',
    'Bees wake up',
    'New rows',
  ])
  await recent.getByRole('link', { name: 'Bees wake up' }).click()
  await expect(page.locator('main h1')).toHaveText(['Bees wake up'])
  await expect(recent.locator('[aria-current=page]')).toHaveText('Bees wake up')

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(recent).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await recent.getByRole('link', { name: 'The first apples & pears' }).click()
  await expect(page.locator('main h1')).toHaveText(['The first apples & pears'])
})

const KINDS = {
  'docs/pruning': 'docs-wrapper docs-doc-page',
  'docs/tags': 'docs-wrapper docs-tags-list-page',
  'docs/tags/trees': 'docs-wrapper docs-tags-doc-list-page',
  '': 'mdx-wrapper mdx-page',
  blog: 'blog-wrapper blog-list-page',
  'blog/page/2': 'blog-wrapper blog-list-page',
  'blog/loft': 'blog-wrapper blog-post-page',
  'blog/tags': 'blog-wrapper blog-tags-list-page',
  'blog/tags/bees': 'blog-wrapper blog-tags-post-list-page',
  'blog/authors': 'blog-wrapper blog-authors-list-page',
  'blog/authors/tove': 'blog-wrapper blog-authors-posts-page',
}

test('[T1] [T2] [T11] each kind of page carries its classes, and no others', async ({ page }) => {
  for (const [path, classes] of Object.entries(KINDS)) {
    await page.goto(path)
    const all = (await page.locator('.main-wrapper').getAttribute('class')) ?? ''
    const kinds = all.split(' ').filter((name) => /-(wrapper|page)$/.test(name))
    expect(kinds.join(' '), path).toBe(`main-wrapper ${classes}`)
  }
})

test('[P12] the pages of a blog name its feeds, which have its posts with full addresses', async ({
  page,
  visit,
  site,
}) => {
  await visit('docs')
  const feeds = page.locator('link[rel=alternate][type$="+xml"]')
  await expect(feeds).toHaveCount(0)
  await page.getByRole('link', { name: 'Diary' }).first().click()
  await expect(feeds).toHaveCount(2)
  const addresses = await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([`${site.base}blog/rss.xml`, `${site.base}blog/atom.xml`])

  const own = 'https://orchard.example.com/orchard/blog'
  for (const [name, entry] of [
    ['rss', 'item'],
    ['atom', 'entry'],
  ] as const) {
    const response = await page.request.get(`${site.url}blog/${name}.xml`)
    expect(response.headers()['content-type']).toContain('xml')
    const posts = await page.evaluate(parseFeed, { text: await response.text(), entry })
    const published = posts.filter(({ title }) => title !== 'Not yet')
    expect(published.map(({ link }) => link)).toEqual([
      `${own}/2024/09/14/harvest`,
      `${own}/2024/03/02/bees`,
      `${own}/2023/11/20/planting`,
      `${own}/loft`,
    ])
    expect(published[0]?.text).toContain('The first apples are in.')
    expect(published[1]?.text).toContain('On the first warm day the bees fly out.')
  }
})

/** Runs in the page, which has a parser. */
function parseFeed({ text, entry }: { text: string; entry: string }) {
  const feed = new DOMParser().parseFromString(text, 'text/xml')
  if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.')
  return [...feed.getElementsByTagName(entry)].map((item) => {
    const link = item.querySelector('link')
    return {
      title: item.querySelector('title')?.textContent,
      link: link?.getAttribute('href') ?? link?.textContent,
      text: item.textContent,
    }
  })
}

test('axe finds nothing on the pages of a blog and on lists of tags', { tag: '@weekly' }, async ({
  page,
  visit,
}) => {
  for (const [path, width, colorScheme] of [
    ['blog', 1280, 'light'],
    ['blog/authors/mira', 390, 'light'],
    ['blog/2024/09/14/harvest', 390, 'dark'],
    ['docs/tags', 1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visit(path)
    await expectAccessible(page, path)
  }
})
