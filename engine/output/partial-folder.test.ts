import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { clearRemains, replaceOutFolder } from './partial-folder'

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid

test('what a build leaves that is killed is removed; what one has that still runs is not', async () => {
  const [own, other, running] = [process.pid, ended(), process.ppid]
  const root = writeSite({
    'out/index.html': 'earlier',
    [`out.partial-${own}/a.html`]: '',
    [`out.partial-${other}/a.html`]: '',
    [`out.partial-${other}.earlier/a.html`]: '',
    [`out.partial-${running}/a.html`]: '',
    'out.partial-notes/mine.txt': '',
  })
  await clearRemains(join(root, 'out'))
  expect(readdirSync(root).sort()).toEqual(['out', `out.partial-${running}`, 'out.partial-notes'])
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})

test('what a build had put aside that was killed then is put back', async () => {
  const pid = ended()
  const root = writeSite({
    [`out.partial-${pid}/index.html`]: 'new',
    [`out.partial-${pid}.earlier/index.html`]: 'earlier',
  })
  await clearRemains(join(root, 'out'))
  expect(readdirSync(root)).toEqual(['out'])
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})

test('a build takes the place of an earlier one, which is in its place then, and of none', async () => {
  const root = writeSite({
    'new/index.html': 'new',
    'out/index.html': 'earlier',
    'first/index.html': 'first',
  })
  const [out, partial, first] = [join(root, 'out'), join(root, 'new'), join(root, 'first')]
  await replaceOutFolder(out, partial)
  await replaceOutFolder(join(root, 'none'), first)
  expect(readdirSync(root).sort()).toEqual(['new', 'none', 'out'])
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('new')
  expect(readFileSync(join(partial, 'index.html'), 'utf8')).toBe('earlier')
})

test('of builds that end at once one stays, whole', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const root = writeSite(Object.fromEntries(names.map((name) => [`${name}/${name}.html`, ''])))
  const out = join(root, 'out')
  await Promise.all(names.map((name) => replaceOutFolder(out, join(root, name))))
  expect(readdirSync(out)).toHaveLength(1)
  expect(readdirSync(root).filter((name) => name.endsWith('.earlier'))).toEqual([])
})
