import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { SiteError } from '../../../../kit/diagnostics'
import type { ReferenceSetup } from '../model/read-package'
import type { ApiPackage } from '../model/types'
import { meaningsMissing, meaningsOfOther } from '../problems'
import { type Meanings, readMeanings } from './read-meanings'

interface MeaningsSetup extends Pick<ReferenceSetup, 'root' | 'locationOf'> {
  /** The file of each package, relative to the site's folder. */
  meanings: Readonly<Record<string, string>>
}

/**
 * Reads the site's meanings, by name of their package.
 * @throws SiteError for a file that does not exist, or a package that the site does not document.
 */
export function loadMeanings(
  packages: readonly ApiPackage[],
  { meanings, root, locationOf }: MeaningsSetup,
): Map<string, Meanings> {
  const names = packages.map(({ name }) => name)
  const read = Object.entries(meanings).map(([name, path]) => {
    const location = locationOf(['meanings', name])
    if (!names.includes(name)) throw new SiteError(meaningsOfOther(name, names, location))
    const file = join(root, path)
    if (!existsSync(file)) throw new SiteError(meaningsMissing(name, path, location))
    return [name, readMeanings(readFileSync(file, 'utf8'), path)] as const
  })
  return new Map(read)
}
