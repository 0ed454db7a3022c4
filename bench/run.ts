// `npm run bench`: times of this site and this machine. They are printed, never asserted.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../tests/chromium'
import { root } from '../tests/root'
import { measureBuilds } from './builds'
import { measureDevServer } from './dev-server'
import { measureLongPage } from './long-page'
import { printTable } from './table'

const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
const site = join(root, 'tests/.bench-site')

try {
  cpSync(join(root, 'website'), site, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const chromium = await ensureChromium()
  const rows = [
    ...(await measureBuilds(site, folder)),
    ...(await measureDevServer(site, folder, chromium)),
    ...(await measureLongPage(site, folder, chromium)),
  ]
  printTable(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
  rmSync(site, { recursive: true, force: true })
}
