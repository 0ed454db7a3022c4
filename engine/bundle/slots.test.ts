import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { site } from '../theme/test-site'
import { unusedFolders } from './slots'

test('the folders whose styles a site may leave out exist in the theme', () => {
  const folders = unusedFolders(site)
  expect(folders).toContain(`${ENGINE_ROOT}theme/lists/`)
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})
