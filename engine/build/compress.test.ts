import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { compressFolder } from './compress'

test('scripts of one name and of different content do not share a result', async () => {
  const cache = join(writeSite({ 'keep.txt': '' }), 'cache')
  for (const text of ['one', 'another']) {
    const folder = writeSite({ 'assets/main.js': text, 'index.html': text })
    await compressFolder(folder, cache)
    for (const name of ['assets/main.js', 'index.html']) {
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text)
    }
  }
  expect(readdirSync(cache)).toHaveLength(4)
  expect(readdirSync(cache).filter((name) => name.endsWith('.partial'))).toEqual([])
})
