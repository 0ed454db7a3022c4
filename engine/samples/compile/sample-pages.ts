import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import type { SiteConfig } from '../../config/types'
import { SiteError } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import type { ReadFences, SampleFence } from '../fences/read-fences'

export interface PageFences {
  /** Path relative to the site's root. */
  path: string
  fences: SampleFence[]
}

/**
 * Reads the fences of all current docs and pages, with partials and translations. Versioned docs are
 * excluded, because they were written for other packages. Reports and skips a page that cannot be read.
 */
export async function readSamplePages(
  root: string,
  config: SiteConfig,
  readFences: ReadFences,
  reporter: Reporter,
): Promise<PageFences[]> {
  const paths = await samplePaths(root, config)
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))
  return paths.flatMap((path, index) => {
    try {
      return [{ path, fences: readFences({ path, text: texts[index] ?? '' }) }]
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      reporter.report('throw', error.problem)
      return []
    }
  })
}

/** Returns the files whose samples are checked, relative to the site's root and sorted. */
export async function samplePaths(root: string, { docs, pages, i18n }: SiteConfig): Promise<string[]> {
  const layers = Object.values(i18n.localeConfigs).map(({ path }) => (path === '' ? '' : `i18n/${path}/`))
  const folders = [docs.path, pages.path].flatMap((folder) => layers.map((layer) => layer + folder))
  const patterns = folders.map((folder) => `${folder}/**/*.{md,mdx}`)
  const paths = await glob(patterns, { cwd: root, ignore: ['**/node_modules/**'] })
  return paths.sort()
}
