import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from './serve'

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

test('only what is named by its content is never asked for again', async () => {
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
