import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { manifestOf } from '../../api/model/locate'
import { engineVersion } from '../../cache/engine-version'
import { hash } from '../../cache/hash'
import { WORKSPACE } from './workspace'

/**
 * Changes with the checker's own code and with the packages that samples are compiled against: those of its
 * workspace, and those that a site names.
 */
export function checkerVersion(root: string, packages: readonly string[]): string {
  const folder = `${WORKSPACE}checker`
  const sources = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${WORKSPACE}package.json`, 'utf8'),
  )
  return hash(
    engineVersion(),
    ...sources,
    ...versionsOf(Object.keys(dependencies), WORKSPACE),
    ...versionsOf(packages, root),
  )
}

/** `rxjs 7.8.2`, for each package. */
function versionsOf(names: readonly string[], from: string): string[] {
  return names.map((name) => {
    const manifest = manifestOf(name, from)
    return `${name} ${manifest === undefined ? 'none' : JSON.parse(readFileSync(manifest, 'utf8')).version}`
  })
}
