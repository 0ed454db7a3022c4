import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { noHooks } from '../site/features/hooks'
import { site } from '../theme/test-site'
import { findUnusedFolders, slotsModule } from './slots'

test('the folders whose styles a site may leave out exist in the theme', () => {
  const folders = findUnusedFolders(site)
  expect(folders).toContain(`${ENGINE_ROOT}theme/lists/`)
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

test('only a site with pages that have the name of a file ships their paths', () => {
  const setup = { hooks: noHooks() }
  expect(slotsModule(site, setup)).not.toContain('addPagesLikeFiles')
  const shipped = slotsModule({ ...site, namedLikeFiles: ['/base/node.js'] }, setup)
  expect(shipped).toContain('addPagesLikeFiles(["/base/node.js"])')
})
