import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { testConfig, writeSite } from '../content/test-site'
import { SiteError } from '../diagnostics/problem'
import { checkOutFolder, isWithin } from './out-folder'

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
  const build = { 'old/.nojekyll': '', 'old/404.html': '', 'old/llms.txt': '', 'old/own.html': '' }
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
      expected  a folder of its own, which each build replaces as a whole
      received  <root>/site, which holds or is a part of <root>/site
      fix       Name a new folder with --out, such as --out dist."
  `)
})

test('the working directory and the folders around it are refused', async () => {
  const setup = { root: join(writeSite(files), 'site'), config: testConfig() }
  await expect(checkOutFolder('.', setup)).rejects.toThrow(SiteError)
  await expect(checkOutFolder('/', setup)).rejects.toThrow(SiteError)
})

test('a folder with other files, and a file, are refused', async () => {
  const root = writeSite(files)
  expect(await refusal(root, 'other')).toMatchInlineSnapshot(`
    "The site cannot be written into <root>/other: its files would be lost.
      expected  a new folder, an empty one, or an earlier build
      received  a folder with notes.txt
      fix       Name a new folder with --out, such as --out dist. Or empty this one first."
  `)
  expect(await refusal(root, 'file')).toMatchInlineSnapshot(`
    "The site cannot be written into <root>/file: it is a file.
      expected  a folder
      received  a file
      fix       Name a new folder with --out, such as --out dist."
  `)
})

test('a folder on another drive is no part of the site', () => {
  expect(isWithin('D:/out', 'C:/site')).toBe(false)
  expect(isWithin('C:/site-two', 'C:/site')).toBe(false)
  expect(isWithin('C:/site/..docs', 'C:/site')).toBe(true)
})
