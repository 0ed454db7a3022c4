import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { startMockServer } from '@search-docs/mock-server/node'
import { unzipSync } from 'fflate'
import { preview } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FOLDER, ZIP, zipExample } from '../examples/search-app/zip-example'
import { ensureBuilt } from './built-site'
import { chromiumArgs, findChromium } from './chromium'
import { Follower, sectionsOf } from './follow-guide'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const parent = mkdtempSync(join(tmpdir(), 'guides-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

let built = ''
beforeAll(async () => {
  built = await ensureBuilt('website')
})

function guide(name: string) {
  return sectionsOf(readFileSync(join(built, `atomic/guides/${name}.md`), 'utf8'))
}

/** Returns an empty folder, with the zip that a reader has unpacked. */
function emptyFolder(name: string): string {
  const folder = join(parent, name)
  for (const [path, content] of Object.entries(
    unzipSync(readFileSync(join(built, 'search-app-example.zip'))),
  )) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** Opens what `npm run build` wrote, in front of a mock server that takes a moment, so that whoever acts early is early. */
async function visit(
  folder: string,
  act: (page: Page) => Promise<void>,
  { signedIn = false } = {},
): Promise<void> {
  const mock = await startMockServer({ signedIn, latency: 300 })
  const proxy = { '/api': mock.url, '/challenge': mock.url }
  const server = await preview({ root: folder, configFile: false, preview: { port: 0, proxy } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await act(page)
  } finally {
    await browser.close()
    await Promise.all([server.close(), mock.close()])
  }
}

/** The files of a zip. What is packed in it is unpacked, because npm and zlib of another Node compress differently. */
function contentOf(zip: Uint8Array): Map<string, Buffer> {
  const entries = Object.entries(unzipSync(zip))
  return new Map(
    entries.map(([name, bytes]) => [name, name.endsWith('.tgz') ? gunzipSync(bytes) : Buffer.from(bytes)]),
  )
}

test('the zip that the guides link to has the files of the example and of the mock server', async () => {
  const [stored, fresh] = [contentOf(readFileSync(ZIP)), contentOf(await zipExample())]
  const names = new Set([...stored.keys(), ...fresh.keys()])
  const stale = [...names].filter((name) => !fresh.get(name)?.equals(stored.get(name) ?? Buffer.of()))
  expect(stale, 'run npm run example:zip').toEqual([])
})

test('“Build a search application” leads from an empty folder to the example, and builds after each step', async () => {
  const reader = new Follower(emptyFolder('build'))
  for (const section of guide('build-a-search-application')) {
    if (section.heading.startsWith('Run it first')) continue
    await reader.follow(section)
    if (/^\d/.test(section.heading)) await reader.run('npm run build')
  }
  const example = new Follower(join(reader.folder, '..', FOLDER))
  for (const section of guide('build-a-search-application'))
    if (section.heading.startsWith('Run it first')) await example.follow(section)
  await example.run('npm run build')

  const own = filesBelow(join(reader.folder, 'src'))
  expect(own).toEqual(filesBelow(join(reader.folder, '..', FOLDER, 'src')))
  expect(reader.servers).toContain('npx mock-search-server --signed-out')

  await visit(reader.folder, async (page) => {
    await page.getByLabel('User name').fill('alice')
    await page.getByLabel('Password').fill('alice')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Search' }).fill('turbine')
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^Bookmark / })
      .first()
      .click()
    await page.getByRole('article').getByRole('link').first().click()
    await page.frameLocator('iframe').getByRole('heading').waitFor()
    expect(await page.getByRole('button', { name: 'Bookmarks 1' }).isVisible()).toBe(true)
  })
})

/** The files of a folder with their text. */
function filesBelow(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => statSync(join(folder, name)).isFile())
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test.each([
  ['Plain TypeScript', 'npm run build'],
  ['React', 'npm run build'],
  // The template's own build also runs vue-tsc, which needs another version of TypeScript than the repository's.
  ['Vue', 'vite build'],
])('“%s” leads from an empty folder to a page that searches', async (heading, build) => {
  const reader = new Follower(emptyFolder(heading))
  const sections = guide('with-react-vue-or-plain-typescript')
  const find = (begin: string) => sections.find((one) => one.heading.startsWith(begin))
  const [own, ...before] = [find(heading), find('Start before'), find('The store')]
  if (!own) throw new Error(`The guide has no section "${heading}".`)
  await reader.follow(own)
  for (const section of before) if (section) await reader.follow(section)
  await reader.run(build)

  await visit(
    reader.folder,
    async (page) => {
      await page.getByRole('searchbox').fill('wind')
      await page.keyboard.press('Enter')
      await page.getByRole('listitem').filter({ hasText: 'Wind turbines' }).first().waitFor()
    },
    { signedIn: true },
  )
})

test('“Test your code” adds tests to the application, and they pass', async () => {
  const reader = new Follower(join(parent, 'build/search-app'))
  for (const section of guide('test-your-code')) await reader.follow(section)
  expect(reader.output).toMatch(/Test Files +6 passed/)
})
