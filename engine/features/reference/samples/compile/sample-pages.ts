import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { type Reporter, SiteError } from '../../../../kit/diagnostics'
import { findLanguage } from '../../../../kit/fences'
import type { SiteConfig } from '../../../../kit/options'
import type { ReadFences, SampleFence } from '../fences/read-fences'
import type { SampleFile } from './protocol'

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
  reporter: Pick<Reporter, 'report'>,
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
  const folders = [...docs, pages].flatMap(({ path: folder }) => layers.map((layer) => layer + folder))
  const patterns = folders.map((folder) => `${folder}/**/*.{md,mdx}`)
  const paths = await glob(patterns, { cwd: root, ignore: ['**/node_modules/**'] })
  return paths.sort()
}

const COMPILED = ['typescript', 'tsx', 'angular-ts']

/** Languages of fences that a sample may use as template, styles or data. */
const RESOURCES = ['html', 'angular-html', 'css', 'scss', 'sass', 'less', 'json']

/** Declares the `respond` function that the runtime provides to samples that are run. */
const INIT = 'init?: { status?: number; headers?: Record<string, string>; delay?: number }): void'
const RESPOND =
  `declare function respond(endpoint: string, body: (answer: any) => unknown, ${INIT};` +
  `declare function respond(endpoint: string, body?: unknown, ${INIT}`

export function isSample({ language }: SampleFence): boolean {
  return COMPILED.includes(idOf(language))
}

/** Returns the file that the compiler sees for a fence, or undefined if the fence is not a file. */
export function sampleFile(fence: SampleFence, index: number): SampleFile | undefined {
  const { language, title = '', noCheck, run, code } = fence
  if (isSample(fence)) {
    const name =
      fileName(title, /\.tsx?$/) ?? `sample-${index + 1}.${idOf(language) === 'tsx' ? 'tsx' : 'ts'}`
    return { name, isCode: noCheck === undefined, text: run ? `${code}\n${RESPOND}\n` : code }
  }
  const name = RESOURCES.includes(idOf(language)) ? fileName(title, /\.\w+$/) : undefined
  return name === undefined ? undefined : { name, isCode: false, text: code }
}

/** Returns the title if it is a relative file path within the page, rather than prose. */
function fileName(title: string, ending: RegExp): string | undefined {
  const path = posix.normalize(title.trim()).replace(/^\/+/, '')
  return ending.test(path) && !/[\s:*?"<>|\\]|^\.\.\//.test(path) ? path : undefined
}

function idOf(language: string): string {
  return findLanguage(language)?.id ?? ''
}
