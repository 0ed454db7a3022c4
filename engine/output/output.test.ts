import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { openTable } from '../cache/table'
import { writeSite } from '../content/test-site'
import { createFileWriter } from './file-writer'
import { createOutput } from './output'

const outputIn = (folder: string) =>
  createOutput(folder, '/base/', createFileWriter(folder, '', openTable(folder, 'written')).write)

test('a file is written once: the second source of it is refused, both are named', () => {
  const folder = writeSite({ 'logo.svg': '' })
  const output = outputIn(folder)
  output.write('/base/a/b.html', 'one', 'docs/a.mdx')
  expect(() => output.write('/base/a/b.html', 'two', 'docs/b.mdx')).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: Two sources write the same file a/b.html: docs/a.mdx and docs/b.mdx.
      at        docs/b.mdx
      expected  one source for each file of the built site
      received  docs/a.mdx and docs/b.mdx
      fix       Rename one of them, or give the page a different \`slug\`.]
  `)
  expect(() => output.write('/base/logo.svg', '', 'docs/c.mdx')).toThrow(
    'logo.svg: static/logo.svg and docs/c.mdx',
  )
  expect(readFileSync(join(folder, 'a/b.html'), 'utf8')).toBe('one')
})

test('a page that nobody could open, because a static file has its path, is refused', () => {
  const output = outputIn(writeSite({ 'tides.json': '{}', 'knots/reef.svg': '' }))
  expect(() => output.write('/base/tides.json.html', '', 'docs/tides.json.md')).toThrow(
    'tides.json: static/tides.json and docs/tides.json.md',
  )
  output.write('/base/knots.html', '', 'docs/knots.md')
})

test('a path that leads out of the folder is refused', () => {
  const folder = join(writeSite({}), 'site')
  const output = outputIn(folder)
  for (const path of ['/base/../evil.txt', '/base/a/../../evil.txt', '/base/..%2Fevil.txt', '/../evil.txt'])
    expect(() => output.write(path, 'text', 'features/a.ts')).toThrow('outside the folder of the site')
  expect(existsSync(join(folder, '../evil.txt'))).toBe(false)
})

test('the output has the files that a host serves, and no folder', () => {
  const folder = writeSite({ 'a/one.html': '', 'demo/index.html': '', 'logo.svg': '' })
  const { has } = outputIn(folder)
  const answered = ['a/one', 'a/one.html', 'demo', 'demo/', 'demo/index.html', 'logo.svg']
  expect(answered.filter((path) => !has(`/base/${path}`))).toEqual([])
  expect(['', 'a', 'a/', 'logo.svg/more'].filter((path) => has(`/base/${path}`))).toEqual([])
})
