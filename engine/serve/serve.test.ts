import { execFileSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RunningServer } from './listen'
import { requireBuild, serveSite } from './serve'
import { breakOff, breakOffPipeline, openFiles } from './testing'

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

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a path and headers as they are, which `fetch` does not do. */
function answerOf(url: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method, path: new URL(url).pathname + path, headers }
    const sent = request(new URL(url).origin, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

test('a server starts in the moment in which a build replaces another', async () => {
  const folder = join(temp, 'replaced')
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  expect((await fetch(server.url)).status).toBe(503)
  write('replaced', {})
  expect(await (await fetch(server.url)).text()).toBe('Home')
  await server.close()
})

test('[D3] a folder without a built site is named', () => {
  expect(() => requireBuild(temp)).toThrow(`There is no built site in ${temp}.`)
  expect(() => requireBuild(write('site', {}))).not.toThrow()
})

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

test('only what is named by its content is never requested again', async () => {
  const files = [
    'assets/hashed/main-1a2b3c.js',
    'assets/main-1a2b3c.js',
    'assets/page.html',
    'fr/assets/hashed/main-1a2b3c.js',
    'fr/llms.txt',
    'fr/404.html',
    'fr/assets/main-1a2b3c.js',
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
    true,
    false,
    false,
    false,
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
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-10', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=-99999', 200, null, '0123456789'],
    ['bytes=-18446744073709551616', 200, null, '0123456789'],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=5-2', 416, 'bytes */10', ''],
  ])(
    'of which %s are requested, at its end or its beginning, is answered with %i, %s',
    async (range, ...answer) => {
      expect(await ask({ range })).toEqual(answer)
    },
  )

  test.each(['bytes=2-x', 'bytes=-', 'bytes=2-4-6', 'items=2-4', 'bytes=1-2,5-6'])(
    'is sent whole, or not at all, where the range is %s, which no server understands',
    async (range) => {
      const [status, , text] = await ask({ range })
      expect([status, text]).toEqual(status === 416 ? [416, ''] : [200, '0123456789'])
    },
  )

  test('is sent whole where its version is another, or only its head is requested', async () => {
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"old"' })).toEqual([200, null, '0123456789'])
    expect((await ask({ range: 'bytes=2-4' }, 'HEAD'))[2]).toBe('')
  })

  test.each([
    ['the only one', (tag: string) => tag],
    ['one of several', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('is not sent again to a client that has it: its tag is %s', async (_, tags) => {
    const { etag = '' } = (await answerOf(server.url, 'tides.txt')).headers
    const statusFor = async (tag: string) =>
      (await answerOf(server.url, 'tides.txt', { 'if-none-match': tag })).status
    expect([await statusFor(tags(etag)), await statusFor('"other"')]).toEqual([304, 200])
  })

  test('is never taken for a file of another type', async () => {
    for (const path of ['tides.txt', 'nowhere'])
      expect((await fetch(server.url + path)).headers.get('x-content-type-options'), path).toBe('nosniff')
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br; q=0.000', 'gzip'],
  ['brotli', null],
  ['br;q=0', null],
  ['', null],
])('to a browser that accepts "%s" a page and the 404 page are sent as %s', async (accepted, coding) => {
  const folder = write(`coded-${accepted.length}`, {
    'tides.html': 'Tides',
    'tides.html.br': 'br',
    'tides.html.gz': 'gz',
    '404.html.br': 'br',
    '404.html.gz': 'gz',
  })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  for (const path of ['tides', 'nowhere']) {
    const { headers } = await answerOf(server.url, path, { 'accept-encoding': accepted })
    expect([headers['content-encoding'] ?? null, headers.vary], path).toEqual([coding, 'Accept-Encoding'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
  await server.close()
})

const NAMES = [
  'c++/index.html',
  'C++.html',
  'notepad++.html',
  'img/c++.svg',
  'cafe\u0301.html',
  'caf\u00e9s.html',
  'a b#c?.txt',
  '100%.txt',
  '%41.txt',
]

test('a file is found whatever characters its name has', async () => {
  const folder = write('named', Object.fromEntries(NAMES.map((name) => [name, name])))
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  for (const name of NAMES) {
    const paths = [encodeURI, (text: string) => text.split('/').map(encodeURIComponent).join('/')]
    for (const encoded of paths.map((encode) => encode(name).replaceAll('#', '%23').replaceAll('?', '%3F'))) {
      const { status, body } = await answerOf(server.url, encoded.replace(/(\/index)?\.html$/, ''))
      expect([status, body], encoded).toEqual([200, name])
    }
  }
  await server.close()
})

test('what is not a file, or is gone or hidden, is a missing page', async () => {
  const folder = write('odd', {
    '.env': 'secret',
    '.git/config': 'secret',
    '.well-known/security.txt': 'open',
  })
  symlinkSync('nothing', join(folder, 'dangling.html'))
  symlinkSync('itself.html', join(folder, 'itself.html'))
  execFileSync('mkfifo', [join(folder, 'pipe.html')])
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  writeFileSync(join(folder, 'late.html'), 'Late')
  expect((await answerOf(server.url, 'late')).body).toBe('Late')
  rmSync(join(folder, 'late.html'))
  const names = ['dangling', 'itself', 'pipe', 'late', '.env', '.git/config', '%2egit/config', 'img']
  for (const name of names)
    expect(await answerOf(server.url, name), name).toMatchObject({ status: 404, body: 'Gone' })
  expect((await answerOf(server.url, '.well-known/security.txt')).body).toBe('open')
  await server.close()
})

test('a missing page is one whatever the conditions, and none while the folder is being replaced', async () => {
  const folder = write('conditions', {})
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  const late = 'Thu, 01 Jan 1970 00:00:00 GMT'
  for (const headers of [{ 'if-match': '"a"' }, { 'if-unmodified-since': late }, { range: 'bytes=0-1' }])
    expect(await answerOf(server.url, 'none', headers)).toMatchObject({ status: 404, body: 'Gone' })
  renameSync(folder, `${folder}-away`)
  expect((await answerOf(server.url, 'none')).status).toBe(503)
  await server.close()
})

test('a site without a home page is served', async () => {
  const folder = write('homeless', { 'tides.html': 'Tides' })
  rmSync(join(folder, 'index.html'))
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  expect(await answerOf(server.url, '')).toMatchObject({ status: 404, body: 'Gone' })
  expect(await answerOf(server.url, 'tides')).toMatchObject({ status: 200, body: 'Tides' })
  await server.close()
})

test('aborted downloads leave no file open', async () => {
  const folder = write('large', { 'large.txt': 'tides'.repeat(2_000_000) })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  for (let count = 0; count < 20; count++) await breakOff(`${server.url}large.txt`)
  for (let count = 0; count < 10; count++) await breakOffPipeline(`${server.url}large.txt`, 5)
  await expect.poll(() => openFiles('large.txt')).toBe(0)
  await server.close()
})

test('what cannot be answered is logged in one line, and the next request is answered', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const folder = write('failing', { 'tides.html': 'Tides' })
  const server = await serveSite({ folder, basePath: '/base/', port: 0 })
  const failing = vi.spyOn(fs, 'open').mockImplementationOnce((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void
    done(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }))
  })
  expect(await answerOf(server.url, 'tides?high')).toMatchObject({
    status: 500,
    body: 'Internal Server Error',
  })
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^error: GET \/base\/tides\?high: [^\n]*EMFILE[^\n]*$/)],
  ])
  expect((await answerOf(server.url, 'tides')).status).toBe(200)
  failing.mockRestore()
  printed.mockRestore()
  await server.close()
})

test('requests of no browser are answered as by a static host', async () => {
  const folder = write('asked', { 'llms.txt': '' })
  const server = await serveSite({ folder, basePath: '/', port: 0 })
  const statusOf = async (method: string, path: string) =>
    (await answerOf(server.url, path.slice(1), {}, method)).status
  const paths = ['//', '/\\', '/%', '/%00', '/..%2f..%2fetc', '/../../etc', `/${'x'.repeat(9000)}`]
  for (const path of paths) expect(await statusOf('GET', path), path).toBe(404)
  for (const method of ['POST', 'OPTIONS', 'TRACE']) expect(await statusOf(method, '/'), method).toBe(405)
  expect(await statusOf('HEAD', '/')).toBe(200)
  await server.close()
})
