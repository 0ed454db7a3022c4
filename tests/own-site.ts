import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './docs-cli'
import { root } from './root'

/** Our own site, built: that of this run of `npm test` if there is one, else built for the caller. */
export async function builtOwnSite(): Promise<string> {
  const shared = process.env.DOCS_BUILDS && join(process.env.DOCS_BUILDS, 'website')
  if (shared && existsSync(shared)) return shared
  const out = join(root, '.cache/tests', `own-site-${process.env.VITEST_POOL_ID ?? 0}`)
  const { code, stdout, stderr } = await build('website', { out, cache: `${out}-cache` })
  if (code !== 0) throw new Error(`Our own site does not build:\n${stdout}${stderr}`)
  return out
}
