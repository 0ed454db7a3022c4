import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { openStore } from '../cache/store'
import { writeSite } from '../content/test-site'
import { compressFolder, compressPage } from './compress'

async function compressed(
  files: Record<string, string>,
  cache: string,
  apart: string[] = [],
): Promise<string> {
  const folder = writeSite(files)
  const store = openStore(cache, 'compressed')
  const names = apart.map((name) => join(folder, name))
  await compressFolder(folder, writeFileSync, store, new Set(names))
  store.forgetUnused()
  return folder
}

test('files of one name and of different content do not share a result', async () => {
  const cache = join(writeSite({ 'keep.txt': '' }), 'cache')
  for (const text of ['one '.repeat(20), 'another '.repeat(20)]) {
    const folder = await compressed({ 'assets/main.js': text, 'index.html': text }, cache)
    for (const name of ['assets/main.js', 'index.html']) {
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text)
    }
  }
})

test('the same content gives the same bytes, whether they were cached or not', async () => {
  const text = 'let a = 1\n'.repeat(20)
  const files = { 'assets/main.js': text, 'data/a.json': text, 'few.txt': 'few bytes', 'logo.png': text }
  const cache = join(writeSite({ 'keep.txt': '' }), 'cache')
  const [cold = '', warm = ''] = [await compressed(files, cache), await compressed(files, cache)]
  const names = readdirSync(cold, { recursive: true }).map(String).sort()
  expect(names).toContain('assets/main.js.br')
  for (const name of ['logo.png.br', 'few.txt.br', 'few.txt.gz']) expect(names).not.toContain(name)
  expect(readdirSync(warm, { recursive: true }).map(String).sort()).toEqual(names)
  for (const name of names.filter((name) => /\.(br|gz)$/.test(name))) {
    expect(readFileSync(join(warm, name))).toEqual(readFileSync(join(cold, name)))
  }
})

test('a file that no page loads takes less effort', async () => {
  const text = Array.from({ length: 2000 }, (_, at) => `${at * at} fathoms, `).join('')
  const folder = await compressed(
    { 'page.md': text, 'data.md': text },
    join(writeSite({ 'keep.txt': '' }), 'cache'),
    ['data.md'],
  )
  const [page, data] = ['page', 'data'].map((name) => readFileSync(join(folder, `${name}.md.br`)).length)
  expect(data).toBeGreaterThan(page ?? 0)
})

test('brotli gets no window above 16 bits for a page, which would take seven times as long', () => {
  const { br } = compressPage(Buffer.from('a long page of prose\n'.repeat(5000)))
  // A stream begins with the size of its window, and 16 bits are one 0.
  expect((br[0] ?? 1) & 1).toBe(0)
})
