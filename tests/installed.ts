import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root'
import { type SiteName, sites } from './sites'

/** Installs the packages of a fixture with its own lockfile. Only one site needs the 57 MB of Pagefind. */
export async function ensureInstalled(name: SiteName): Promise<void> {
  const folder = join(root, sites[name].folder)
  const hasOwn = existsSync(join(folder, 'package-lock.json'))
  if (!hasOwn || existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
}
