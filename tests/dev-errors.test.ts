import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import type { RunningServer } from '../engine/serve/listen'
import { buildHere } from './build-here'
import { copySite, type SiteCopy } from './site-copy'

const ISLANDS = 'docs/writing/10-islands.mdx'
const RUN = 'docs/writing/12-run.mdx'
/** Each builds the site. */
const TIMEOUT = { timeout: 120_000 }

let site: SiteCopy
let cache = ''
let server: RunningServer

beforeAll(async () => {
  site = copySite('tests/fixtures/kitchen')
  cache = mkdtempSync(join(tmpdir(), 'docs-errors-'))
  server = await startDevServer({ folder: site.folder, port: 0, cache })
})
afterAll(async () => {
  await server.close()
  site.remove()
  rmSync(cache, { recursive: true, force: true })
})

/** Returns the error that the data of a page has, or that stands in its place. */
async function errorOf(path: string): Promise<string> {
  const { error } = await (await fetch(`${server.url}${path}.json`)).json()
  return error?.message ?? ''
}

/** Waits until the server has heard of an edit. */
function expectError(path: string) {
  return expect.poll(() => errorOf(path), { timeout: 30_000 })
}

async function failedBuild(): Promise<string> {
  return (await buildHere(site.folder, { out: join(cache, 'dist'), cache })).stderr
}

test.each([
  ['an expression that is not JavaScript', ISLANDS, 'Text after', 'Text {not valid} after'],
  ['a component that is not known', ISLANDS, 'Text after', '<Tabz />\n\nText after'],
  ['a broken link', ISLANDS, 'Text after', '[broken](/no-such-page) Text after'],
  ['front matter that is not YAML', ISLANDS, 'title: Islands', 'title: Islands: all'],
  ['a mistyped front-matter key', ISLANDS, 'title: Islands', 'title: Islands\nsidebar_postion: 2'],
  ['a sample that imports what it may not', RUN, "from './tides'", "from 'node:os'"],
])(
  '[D2] [D3] %s gives the error of the build in the dev server, until it is mended',
  TIMEOUT,
  async (_, file, from, to) => {
    const path = file.replace(/^docs\/writing\/\d+-(\w+)\.mdx$/, 'writing/$1')
    site.edit(file, from, to)
    await expectError(path).toContain(`${file}:`)
    const [printed = ''] = (await failedBuild()).replace(/^error: /, '').split('\n\n')
    expect(printed).toContain(`${file}:`)
    expect(words(await errorOf(path))).toContain(words(printed))
    site.edit(file, to, from)
    await expectError(path).toBe('')
  },
)

test(
  '[D3] a sample that does something else than before fails the build, until that is accepted',
  TIMEOUT,
  async () => {
    site.edit(RUN, "name: 'spring', heights }", "name: 'neap', heights }")
    const printed = await failedBuild()
    site.edit(RUN, "name: 'neap', heights }", "name: 'spring', heights }")
    expect(printed).toContain('error: This sample no longer does what it did: log.ts')
    expect(printed).toContain(`${RUN}:11`)
    expect(printed).toMatch(/- \{ name: 'spring'.*\n +\+ \{ name: 'neap'/)
    expect(printed).toContain('npm run samples -- --update')
  },
)

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
