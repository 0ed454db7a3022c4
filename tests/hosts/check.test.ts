import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from '../../engine/serve/serve'
import { staticHost } from '../static-host'
import { checkHost } from './check'

const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = [
  'index.html',
  '404.html',
  'llms.txt',
  'a.html',
  'a.json',
  'a.md',
  'a/b.html',
  'assets/hashed/a-12.js',
]
for (const file of FILES) {
  const [path, text] = [join(folder, file), `The text of ${file}`]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}
writeFileSync(join(folder, 'a/b.json'), '{}')
writeFileSync(join(folder, 'a/b.md'), '# B')

test('the server of the engine answers as the guide for hosts asks of all', async () => {
  const server = await serveSite({ folder, basePath: '/docs/', port: 0 })
  const { count, wrong } = await checkHost(server.url, folder)
  await server.close()
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(20)
})

test('the check says that a host lacks redirects, headers and compressed files', async () => {
  const host = await staticHost(folder, '/docs/', 'adds .html')
  const { wrong } = await checkHost(host.url, folder)
  host.close()
  expect(wrong).toEqual(
    expect.arrayContaining([
      '/docs/a.html (identity): status is 200',
      '/docs/a (br): content-encoding is ',
      '/docs/assets/hashed/a-12.js (identity): cache-control is ',
    ]),
  )
})
