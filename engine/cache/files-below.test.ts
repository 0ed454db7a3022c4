import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'pathe'
import { expect, test } from 'vitest'
import { filesBelow } from './files-below'

test('files below folders that all link to each other are found once, in a moment', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-below-'))
  const names = [...'abcdefghij']
  for (const name of [...names, 'skipped']) mkdirSync(join(root, name))
  for (const from of names)
    for (const to of names) if (from !== to) symlinkSync(join(root, to), join(root, from, to))
  for (const path of ['c/one.md', 'skipped/two.md']) writeFileSync(join(root, path), '')
  symlinkSync(join(root, 'nowhere'), join(root, 'lost'))
  const found = await filesBelow(root, (name) => name === 'skipped')
  expect(found.map((file) => relative(root, file).replace(/^.*\/(?=c\/)/, ''))).toEqual(['c/one.md'])
})

test.runIf(process.platform === 'linux')(
  'only files whose names Node can open are found, also with a backslash',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-below-'))
    writeFileSync(`${root}/high\\low.md`, '')
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xff])]), '')
    expect(await filesBelow(root, () => false)).toEqual([`${root}/high\\low.md`])
  },
)
