import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../serve/listen'
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
function ask(path: string, headers: Record<string, string> = {}): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url, { path, headers }, async (response) => {
      resolve([response.statusCode, Buffer.concat(await response.toArray()).toString()])
    })
    sent.on('error', reject).end()
  })
}

test.each(['*/*', 'text/html'])(
  'a range that cannot be sent is no error of the server: %s',
  async (accept) => {
    const part = (range: string) => ask('/harbor/img/flag.svg', { accept, range })
    expect(await part('bytes=5-2')).toEqual([200, flag])
    expect(await part('bytes=8-18446744073709551615')).toEqual([206, flag.slice(8)])
    expect(await part('bytes=18446744073709551615-')).toEqual([416, ''])
    expect(printed).not.toHaveBeenCalled()
  },
)

test('an address that no browser sends is not found, and nothing is printed', async () => {
  for (const path of ['/harbor/\\', '/harbor/%', '/harbor/%00', '//', '/harbor/..%2f..%2fetc'])
    expect((await ask(path))[0], path).toBe(404)
  expect(printed).not.toHaveBeenCalled()
})
