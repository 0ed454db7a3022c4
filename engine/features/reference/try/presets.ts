import { readFileSync } from 'node:fs'
import { join } from 'pathe'
import { SiteError } from '../../../kit/diagnostics'
import type { SitePackages } from '../../../kit/packages'
import type { ReadFences } from '../samples/fences/read-fences'
import { noPresets } from './problems'
import type { TryPreset } from './try-it'
import { tryableSamples } from './try-samples'

export interface Presets {
  presets: TryPreset[]
  /** Packages that they import, sorted. */
  packages: string[]
}

/**
 * Reads the samples that every editor offers: those of one page that have a title and import no files.
 * @param path Path of the page, relative to the site's root.
 * @throws SiteError if there is no such page, or no such sample.
 */
export async function readPresets(
  root: string,
  path: string,
  readFences: ReadFences,
  own: SitePackages,
): Promise<Presets> {
  const samples = await tryableSamples({ path, text: readPage(root, path) }, readFences, own)
  const chosen = samples.filter(({ title, files }) => title && Object.keys(files).length === 0)
  if (chosen.length === 0) throw new SiteError(noPresets(path, 'no sample like that'))
  return {
    presets: chosen.map(({ title = '', code }) => ({ label: title, code })),
    packages: [...new Set(chosen.flatMap(({ packages }) => packages))].sort(),
  }
}

function readPage(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    throw new SiteError(noPresets(path, 'no such file'), { cause: error })
  }
}
