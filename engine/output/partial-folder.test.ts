import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { testConfig, writeSite } from '../content/test-site'
import { SiteError } from '../diagnostics/problem'
import { checkOutFolder, clearRemains, isWithin, replaceOutFolder } from './partial-folder'

/** Returns the id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid

test('remains of a killed build are removed; those of a running one are not', async () => {
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

test('what a killed build had moved aside is put back', async () => {
  const pid = ended()
  const root = writeSite({
    [`out.partial-${pid}/index.html`]: 'new',
    [`out.partial-${pid}.earlier/index.html`]: 'earlier',
  })
  await clearRemains(join(root, 'out'))
  expect(readdirSync(root)).toEqual(['out'])
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('earlier')
})

test('a build replaces an earlier one, which is moved aside, or none', async () => {
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

test('when two builds end at the same time, one of them is in place as a whole', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const root = writeSite(Object.fromEntries(names.map((name) => [`${name}/${name}.html`, ''])))
  const out = join(root, 'out')
  await Promise.all(names.map((name) => replaceOutFolder(out, join(root, name))))
  expect(readdirSync(out)).toHaveLength(1)
  expect(readdirSync(root).filter((name) => name.endsWith('.earlier'))).toEqual([])
})

const files = { 'site/docs/index.mdx': '# Home', 'other/notes.txt': 'mine', file: 'mine' }

async function refusal(root: string, out: string): Promise<string> {
  try {
    await checkOutFolder(join(root, out), { root: join(root, 'site'), config: testConfig() })
    return 'accepted'
  } catch (error) {
    if (error instanceof SiteError) return error.message.replaceAll(root, '<root>')
    throw error
  }
}

test('a new folder, an empty one and an earlier build are fine', async () => {
  const build = { 'old/.nojekyll': '', 'old/404.html': '', 'old/assets/hashed/a.js': '', 'old/own.html': '' }
  const root = writeSite({ ...files, ...build })
  mkdirSync(join(root, 'empty'))
  for (const out of ['new', 'new/deep', 'empty', 'old', 'site/dist'])
    expect(await refusal(root, out)).toBe('accepted')
})

test('a folder that is, holds or is part of the site is refused', async () => {
  const root = writeSite(files)
  symlinkSync(join(root, 'site'), join(root, 'link'), 'junction')
  for (const out of ['site', '.', 'site/docs', 'site/docs/out', 'site/static/out', 'link'])
    expect(await refusal(root, out)).toContain('the files of your site would be lost')
  expect(await refusal(root, 'site')).toMatchInlineSnapshot(`
    "The site cannot be written into <root>/site: the files of your site would be lost.
      expected  a separate folder, which each build replaces completely
      received  <root>/site, which contains or is part of <root>/site
      fix       Choose a new folder with --out, such as --out dist."
  `)
})

test('the working directory and the folders around it are refused', async () => {
  const setup = { root: join(writeSite(files), 'site'), config: testConfig() }
  await expect(checkOutFolder('.', setup)).rejects.toThrow(SiteError)
  await expect(checkOutFolder('/', setup)).rejects.toThrow(SiteError)
})

test('a site that is written by hand is refused, although hosts read the same files in it', async () => {
  const root = writeSite({
    ...files,
    'by-hand/.nojekyll': '',
    'by-hand/404.html': '',
    'by-hand/assets/a.js': '',
  })
  expect(await refusal(root, 'by-hand')).toContain('its files would be lost')
})

test('a folder with other files, and a file, are refused', async () => {
  const root = writeSite(files)
  expect(await refusal(root, 'other')).toMatchInlineSnapshot(`
    "The site cannot be written into <root>/other: its files would be lost.
      expected  a new folder, an empty one, or an earlier build
      received  a folder with notes.txt
      fix       Choose a new folder with --out, such as --out dist. Or empty this one first."
  `)
  expect(await refusal(root, 'file')).toMatchInlineSnapshot(`
    "The site cannot be written into <root>/file: it is a file.
      expected  a folder
      received  a file
      fix       Choose a new folder with --out, such as --out dist."
  `)
})

test('a folder on another drive is no part of the site', () => {
  expect(isWithin('D:/out', 'C:/site')).toBe(false)
  expect(isWithin('C:/site-two', 'C:/site')).toBe(false)
  expect(isWithin('C:/site/..docs', 'C:/site')).toBe(true)
})
