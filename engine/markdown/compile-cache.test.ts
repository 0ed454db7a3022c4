import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { hash } from '../cache/hash'
import { writeSite } from '../content/test-site'
import { createCompileCache } from './compile-cache'
import type { CompiledMarkdown } from './types'

const compiled: CompiledMarkdown = {
  code: '',
  imports: [],
  toc: [],
  hasTitle: false,
  links: [],
  images: [],
  answers: [],
  components: [],
  fences: [],
  script: [],
  problems: [],
  twin: '',
}

test('what was written is read again, and an entry that is not whole counts as absent', async () => {
  const folder = writeSite({ 'keep.txt': '' })
  const cache = createCompileCache(folder)
  const key = hash('a')
  expect(await cache.read(key)).toBeUndefined()
  await Promise.all([cache.write(key, compiled), cache.write(key, compiled)])
  expect(await cache.read(key)).toEqual(compiled)
  const [name = ''] = readdirSync(join(folder, key.slice(0, 2)))
  for (const text of ['{}', '[]', 'null', '{"code": ""}', '{"code']) {
    writeFileSync(join(folder, key.slice(0, 2), name), text)
    expect(await cache.read(key)).toBeUndefined()
  }
})
