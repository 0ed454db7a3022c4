import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'pathe'
import { onTestFinished } from 'vitest'
import type { SiteConfigInput } from '../config/types'
import { validateConfig } from '../config/validate'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import type { ReadEntries } from './entries'
import { createContentLoader } from './loader'
import type { Content, ContentMode, SidebarChange } from './types'

/** A site for one test: files by path, and overrides of the minimal configuration. */
export interface TestSite {
  files: Record<string, string | Uint8Array>
  config?: Partial<SiteConfigInput>
  sidebars?: unknown
  mode?: ContentMode
  /** Those of features. */
  entries?: readonly ReadEntries[]
  sidebarChanges?: readonly SidebarChange[]
}

export interface LoadedSite {
  content: Content
  /** Problems as an author reads them, each with its severity. */
  problems: string[]
}

/** Writes the files to a folder that is removed after the test, and returns its path. */
export function writeSite(files: Record<string, string | Uint8Array>): string {
  const root = normalize(realpathSync.native(mkdtempSync(join(tmpdir(), 'site-'))))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

export function testConfig(config: Partial<SiteConfigInput> = {}) {
  const smallest = { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/base/' }
  const input = { ...smallest, ...config }
  // Options of features are the argument of a call.
  const features = input.features?.map(({ options = {} }) => options)
  const source = JSON.stringify({ ...input, features }, null, 2)
  return Object.assign(validateConfig(input, 'site.config.ts', source), { words: WORDS })
}

export async function loadTestSite({
  files,
  config,
  sidebars,
  mode = 'production',
  entries = [],
  sidebarChanges = [],
}: TestSite): Promise<LoadedSite> {
  const text = JSON.stringify(sidebars, null, 2) ?? ''
  const loader = createContentLoader({
    root: writeSite(files),
    config: testConfig(config),
    mode,
    entries,
    sidebarChanges,
    sidebars: new Map(
      sidebars === undefined ? [] : [['default', { value: sidebars, file: 'sidebars.ts', text }]],
    ),
  })
  const reporter = createReporter()
  const content = await loader.load(reporter)
  const problems = reporter.problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`)
  return { content, problems }
}
