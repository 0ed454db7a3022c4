import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../tests/chromium'
import { measureBuilds } from './builds'
import { measureDevServer } from './dev-server'
import { measureLongPage } from './long-page'
import { printTable } from './table'
import { copyWebsite } from './whole-site'

/** Prints times of this site on this machine beside their targets, which are never asserted. */
export async function runAims(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  const site = copyWebsite('aims')

  try {
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
}
