import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from './listen'
import { serveSite } from './serve'

vi.mock('sirv', { spy: true })

const temp = mkdtempSync(join(tmpdir(), 'docs-serve-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

function write(name: string, files: Record<string, string>): string {
  const folder = join(temp, name)
  for (const [file, text] of Object.entries({ 'index.html': 'Home', '404.html': 'Gone', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

test('a build that takes the place of the one that is served is served from then on', async () => {
  const folder = write('built', { 'llms.txt': '', 'tides.html': 'Old tides', 'moon.html': 'Moon' })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  const read = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, await response.text()]
  }
  expect(await read('tides')).toEqual([200, 'Old tides'])

  const next = write('next', {
    'llms.txt': '',
    'tides.html': 'Tides of a longer text',
    '404.html': 'Not here',
  })
  rmSync(folder, { recursive: true })
  renameSync(next, folder)
  expect(await read('tides')).toEqual([200, 'Tides of a longer text'])
  expect(await read('moon')).toEqual([404, 'Not here'])
  await server.close()
})

test('a build whose files are taken away while they are listed is opened in the next one', async () => {
  const folder = write('listed', { 'llms.txt': '', 'tides.html': 'Old tides' })
  const next = write('listed-next', { 'llms.txt': '', 'tides.html': 'Tides' })
  vi.mocked(sirv).mockImplementationOnce(() => {
    rmSync(folder, { recursive: true })
    renameSync(next, folder)
    throw new Error('ENOENT')
  })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  expect(await (await fetch(`${server.url}tides`)).text()).toBe('Tides')
  await server.close()
})

test('only what is named by its content is never requested again', async () => {
  const files = [
    'assets/main-1a2b3c.js',
    'assets/search-doc-0.json',
    'assets/lunr-index-0-1.json',
    'tides.html',
  ]
  const folder = write('cached', { 'llms.txt': '', ...Object.fromEntries(files.map((file) => [file, ''])) })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  const responses = await Promise.all(files.map((file) => fetch(server.url + file)))
  expect(responses.map(({ headers }) => headers.get('cache-control')?.includes('immutable'))).toEqual([
    true,
    false,
    false,
    false,
  ])
  await server.close()
})

describe('a file of ten bytes', () => {
  let server: RunningServer
  beforeAll(async () => {
    const folder = write('ten', { 'llms.txt': '', 'tides.txt': '0123456789' })
    server = await serveSite({ folder, basePath: '/', port: 0 })
  })
  afterAll(() => server.close())

  async function ask(headers: Record<string, string>, method = 'GET') {
    const response = await fetch(`${server.url}tides.txt`, { method, headers })
    return [response.status, response.headers.get('content-range'), await response.text()]
  }

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-18446744073709551615', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=18446744073709551615-', 416, 'bytes */10', ''],
  ])('of which %s are requested is answered with %i, %s', async (range, ...answer) => {
    expect(await ask({ range })).toEqual(answer)
  })

  test.each([
    'bytes=5-2',
    'bytes=2-x',
    'bytes=-',
    'bytes=2-4-6',
    'items=2-4',
    'bytes=0-0',
    'bytes=-3',
    'bytes=1-2,5-6',
  ])('is sent whole where the range is %s, which may be ignored', async (range) => {
    expect(await ask({ range })).toEqual([200, null, '0123456789'])
  })

  test('is sent whole where its version is not certain, or only its head is requested', async () => {
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"old"' })).toEqual([200, null, '0123456789'])
    expect(await ask({ range: 'bytes=2-4' }, 'HEAD')).toEqual([200, null, ''])
  })
})

test('what cannot be answered is logged in one line, and the next request is answered', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const folder = write('failing', { 'llms.txt': '' })
  const server = await serveSite({ folder, basePath: '/base/', port: 0 })
  const moved = join(temp, 'moved')
  renameSync(folder, moved)
  symlinkSync(folder, folder)
  const response = await fetch(`${server.url}tides?high`)
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^error: GET \/base\/tides\?high: Error: ELOOP[^\n]*$/)],
  ])

  rmSync(folder)
  renameSync(moved, folder)
  expect((await fetch(server.url)).status).toBe(200)
  printed.mockRestore()
  await server.close()
})

test('requests of no browser are answered as by a static host', async () => {
  const folder = write('asked', { 'llms.txt': '' })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  /** Sends the path as is, which `fetch` does not do. */
  const statusOf = (method: string, path: string) =>
    new Promise((resolve, reject) => {
      const sent = request(server.url, { method, path }, (response) => resolve(response.resume().statusCode))
      sent.on('error', reject).end()
    })
  const paths = [
    '//',
    '/\\',
    '/%',
    '/%00',
    '/..%2f..%2fetc',
    '/../../etc',
    `/${'x'.repeat(9000)}`,
    'http://[',
  ]
  for (const path of paths) expect(await statusOf('GET', path), path).toBe(404)
  for (const method of ['POST', 'OPTIONS', 'TRACE']) expect(await statusOf(method, '/'), method).toBe(405)
  expect(await statusOf('HEAD', '/')).toBe(200)
  await server.close()
})
