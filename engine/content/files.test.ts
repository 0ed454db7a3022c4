import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import type { Problem } from '../diagnostics/problem'
import { listFiles } from './files'
import { writeSite } from './test-site'

function filesOf(root: string) {
  const problems: Problem[] = []
  const found = listFiles({ root }, 'docs', (problem) => problems.push(problem))
  return { paths: found.map(({ path }) => path), problems }
}

test('a linked folder is read in both of its places', () => {
  const root = writeSite({ 'docs/new/a.md': '', 'shared/b.md': '' })
  symlinkSync(join(root, 'docs/new'), join(root, 'docs/old'))
  symlinkSync(join(root, 'shared'), join(root, 'docs/shared'))
  expect(filesOf(root)).toEqual({ paths: ['new/a.md', 'old/a.md', 'shared/b.md'], problems: [] })
})

test('folders that all link to each other end the build at once, with the link to remove', () => {
  const root = writeSite({ 'docs/a.md': '' })
  const names = [...'abcdefghij']
  for (const name of names) mkdirSync(join(root, 'docs', name))
  for (const from of names)
    for (const to of names) if (from !== to) symlinkSync(join(root, 'docs', to), join(root, 'docs', from, to))
  expect(() => filesOf(root)).toThrow(/docs\/a\/b\/.*leads to a folder that another link leads to/s)
})
