import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hash } from '../cache/hash'
import { writeSite } from '../content/test-site'
import { openCachedPages } from './cached-pages'
import { compressPage } from './compress'
import { compressChanged, type PageResult, pageFilesOf } from './page-result'

const key = hash('a')
const document = (stamp: number) =>
  `<html lang="en" data-stamp="${stamp}">\n<head></head><p data-stamp="1000">${'Text '.repeat(40)}</p>`
const pageOf = (stamp: number, compress?: typeof compressPage): PageResult => ({
  path: '/base/a',
  files: [
    ...pageFilesOf('/base/a.html', document(stamp), compress),
    ...pageFilesOf('/base/a.json', '{"a":1}', compress),
  ],
  htmlLinks: { ids: ['one'], repeated: [], links: ['/base/b'], loads: [], frames: [], refused: [] },
  links: [{ url: './b.mdx', href: '/base/b', line: 3 }],
  problems: [],
  answers: [{ kind: 'asset', target: '/a.svg', answer: 'digest' }],
  islands: ['theme/Tabs'],
  shown: { sources: ['docs/a.mdx'], languages: [] },
  collected: [
    { feature: 'social-cards', file: 'docs/a.mdx', json: Buffer.from('{"title":"Ä"}'), key: 'card' },
    { feature: 'search', file: 'docs/a.mdx', json: Buffer.from('{}'), key: 'search' },
  ],
})

const cachedPages = (folder: string, stamp: number, isCurrent = true) =>
  openCachedPages(folder, stamp, () => isCurrent)

/** The page with the content of its files, in place of its digest. */
function contentOf(page: PageResult | undefined) {
  const { digest: _, files = [], ...facts } = page ?? {}
  return { ...facts, files: files.map(({ path, read }) => [path, read().toString('base64')]) }
}

test.each([
  ['with', compressPage],
  ['without', undefined],
])('a page %s compressed files is read as it was written, and with a new stamp', (_, compress) => {
  const folder = writeSite({ 'keep.txt': '' })
  cachedPages(folder, 1000).write('/a', key, pageOf(1000, compress))
  expect(contentOf(cachedPages(folder, 1000).read('/a', key))).toEqual(contentOf(pageOf(1000, compress)))
  expect(contentOf(cachedPages(folder, 2000).read('/a', key))).toEqual(contentOf(pageOf(2000, compress)))
  expect(cachedPages(folder, 1000).read('/a', hash('b'))).toBeUndefined()
})

test('after a commit a document names the new search files, in its compressed copies too, without being rendered again', () => {
  const folder = writeSite({ 'keep.txt': '' })
  cachedPages(folder, 1000).write('/a', key, pageOf(1000, compressPage))
  for (const stamp of [2000, 3000, 1000]) {
    const page = cachedPages(folder, stamp).read('/a', key)
    expect(contentOf(page)).toEqual(contentOf(pageOf(stamp, compressPage)))
    const [, br, gz] = page?.files ?? []
    expect(brotliDecompressSync(br?.read() ?? '').toString()).toBe(document(stamp))
    expect(gunzipSync(gz?.read() ?? '').toString()).toBe(document(stamp))
  }
})

test('a page that a build has not read is forgotten', () => {
  const folder = writeSite({ 'keep.txt': '' })
  cachedPages(folder, 0).write('/a', key, pageOf(0))
  cachedPages(folder, 0).forgetUnused()
  expect(cachedPages(folder, 0).read('/a', key)).toBeUndefined()
})

test('a page is rendered again when an answer it was given has changed', () => {
  const folder = writeSite({ 'keep.txt': '' })
  cachedPages(folder, 0).write('/a', key, pageOf(0))
  expect(cachedPages(folder, 0, false).read('/a', key)).toBeUndefined()
  expect(cachedPages(folder, 0).read('/a', key)).toBeDefined()
})

test.each([
  ['with a new key', key],
  ['that is rendered every time', undefined],
])('a page %s takes the copies of its last build for each file with the same content', (_, known) => {
  const folder = writeSite({ 'keep.txt': '' })
  const copies = { br: Buffer.from('br'), gz: Buffer.from('gz') }
  cachedPages(folder, 0).write(
    '/a',
    known,
    pageOf(0, () => copies),
  )
  const pages = cachedPages(folder, 0)
  expect(pages.read('/a', hash('b'))).toBeUndefined()
  const compress = compressChanged(pages.readFiles('/a'))
  expect(compress(Buffer.from('{"a":1}'))).toEqual(copies)
  const changed = Buffer.from('{"a":2}')
  expect(compress(changed)).toEqual(compressPage(changed))
})
