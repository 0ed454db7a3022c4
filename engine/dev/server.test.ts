import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeSite } from '../content/test-site'
import type { RunningServer } from '../serve/listen'
import { breakOff, breakOffPipeline, openFiles } from '../serve/testing'
import { startDevServer } from './server'

const folder = 'tests/fixtures/locales'
const flag = readFileSync(join(folder, 'static/img/flag.svg'), 'utf8')
const cache = mkdtempSync(join(tmpdir(), 'docs-dev-'))
const printed = vi.spyOn(console, 'error').mockReturnValue()
let server: RunningServer

beforeAll(async () => {
  server = await startDevServer({ folder, port: 0, cache })
})
afterAll(async () => {
  await server.close()
  rmSync(cache, { recursive: true })
})
afterEach(() => printed.mockClear())

/** Returns status and body. The path is sent as is, which `fetch` does not do. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { path, headers, method }, async (response) => {
      resolve([response.statusCode, Buffer.concat(await response.toArray()).toString()])
    })
    sent.on('error', reject).end()
  })
}

test.each(['*/*', 'text/html'])('a range that cannot be served is not a server error: %s', async (accept) => {
  const part = (range: string) => ask('/harbor/img/flag.svg', { accept, range })
  expect(await part('bytes=5-2')).toEqual([200, flag])
  expect(await part('bytes=8-18446744073709551615')).toEqual([206, flag.slice(8)])
  expect(await part('bytes=18446744073709551615-')).toEqual([416, ''])
  expect(printed).not.toHaveBeenCalled()
})

test('a page is found by its name, however much of it is percent-encoded', async () => {
  const config = `export default { title: 'Tides', url: 'https://tides.example.com', baseUrl: '/' }`
  const page = '# Ebb\n\nText.'
  const site = writeSite({
    'site.config.ts': config,
    'docs/C++ & ébb.md': page,
    'docs/tsconfig.json.md': page,
    'docs/notes.md.md': page,
  })
  const own = await startDevServer({ folder: site, port: 0, cache: join(site, 'cache') })
  for (const ending of ['', '.json', '.md'])
    for (const path of ['C++%20&%20%C3%A9bb', 'C%2B%2B%20%26%20%C3%A9bb', '%43++%20&%20%c3%a9%62b'])
      expect((await fetch(own.url + path + ending)).status, path + ending).toBe(200)
  for (const path of ['tsconfig.json', 'notes.md']) {
    const { status, headers } = await fetch(own.url + path)
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/html;charset=utf-8'])
  }
  await own.close()
})

test('an address that no browser sends is not found, and nothing is printed', async () => {
  for (const path of ['/harbor/\\', '/harbor/%', '/harbor/%00', '//', '/harbor/..%2f..%2fetc'])
    expect((await ask(path))[0], path).toBe(404)
  expect(printed).not.toHaveBeenCalled()
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])(
  'the server accepts no upload: %s',
  async (method) => {
    expect((await ask('/harbor/', {}, method))[0]).toBe(405)
  },
)

test('only a page of the site opens a file in the editor', async () => {
  for (const site of ['cross-site', 'same-site', 'none', ''])
    for (const path of ['/harbor/__open-in-editor', '/harbor/__OPEN-IN-EDITOR/x', '/__open-in-editor'])
      expect(
        (await ask(`${path}?file=/etc/hostname`, site === '' ? {} : { 'sec-fetch-site': site }))[0],
      ).toBe(403)
  // Without a file, nothing is opened.
  expect((await ask('/harbor/__open-in-editor', { 'sec-fetch-site': 'same-origin' }))[0]).not.toBe(403)
})

test('aborted downloads leave no file open', async () => {
  const config = `export default { title: 'Tides', url: 'https://tides.example.com', baseUrl: '/' }`
  const large = writeSite({
    'site.config.ts': config,
    'docs/index.md': 'Text.',
    'static/large.txt': 'tides'.repeat(2_000_000),
  })
  const own = await startDevServer({ folder: large, port: 0, cache: join(large, 'cache') })
  await breakOff(`${own.url}large.txt`)
  await breakOffPipeline(`${own.url}large.txt`, 5)
  await expect.poll(() => openFiles('large.txt')).toBe(0)
  await own.close()
})
