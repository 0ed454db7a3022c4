import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { build } from '../../docs-cli'
import { openDesk } from './server-desk'
import { builtSite, type SiteName, siteCache, siteNames, sites } from './sites'

/** Builds every site once, before the tests, unless only the dev server is tested; then gives out their servers. */
export default async function buildSites(config: FullConfig): Promise<() => Promise<void>> {
  const own = process.env.DOCS_BUILDS === undefined
  const folder = process.env.DOCS_BUILDS ?? mkdtempSync(join(tmpdir(), 'docs-builds-'))
  process.env.DOCS_BUILDS = folder
  if (config.projects.some(({ name }) => name === 'build')) {
    for (const name of siteNames) await buildOnce(name)
  }
  const closeDesk = await openDesk()
  return async () => {
    await closeDesk()
    if (own) rmSync(folder, { recursive: true, force: true })
  }
}

async function buildOnce(name: SiteName): Promise<void> {
  const out = builtSite(name)
  if (existsSync(out)) return
  const { code, stdout, stderr } = await build(sites[name].folder, { out, cache: siteCache(name) })
  if (code !== 0) throw new Error(`The site "${name}" does not build:\n${stdout}${stderr}`)
}
