import { rm } from 'node:fs/promises'
import { realPath } from '../cache/paths'
import { forgetOld, openStore } from '../cache/store'
import { openTable } from '../cache/table'
import { createReporter, type ReportedProblem } from '../diagnostics/reporter'
import { loadSite, type SiteSetup } from '../site/setup'
import { describeSources } from './build-sources'
import { compressFolder } from './compress'
import { createFileWriter } from './file-writer'
import { type BuildTarget, buildLocale } from './locale-build'
import { readLocales, renderLocales, withEarlier } from './locales'
import { beginPartial, checkOutFolder, clearRemains, partialFolder, replaceOutFolder } from './partial-folder'
import { keepsNoPages } from './problems'

export interface BuildOptions {
  /** Path of the site's folder. */
  folder: string
  /** Output folder. It is replaced as a whole, and only by a successful build. */
  outDir: string
  cache?: string
}

export interface BuildResult {
  pages: number
  /** Problems that did not fail the build. */
  problems: readonly ReportedProblem[]
  /** What was checked, to print. */
  checked: string[]
  /** The path below which the site is served. */
  basePath: string
  sources: BuildSources
}

/** What the result depends on besides the site's folder, its packages and the environment. */
export interface BuildSources {
  /** Absolute paths of files and folders outside the site's folder. */
  outside: string[]
  /** False if code of the site may give another result although no file changes. */
  isStable: boolean
}

/**
 * Builds a site in all its locales.
 * @throws SiteError, SiteProblems if a problem has the severity `throw`, or `outDir` may contain an author's files. The
 * folder is then unchanged.
 */
export async function buildSite({ folder, outDir: named, cache }: BuildOptions): Promise<BuildResult> {
  const setup = await loadSite(folder, 'production', cache)
  // The folder that a link leads to is replaced, not the link.
  const outDir = await realPath(named)
  await checkOutFolder(outDir, setup)
  await clearRemains(outDir)
  const partial = partialFolder(outDir)
  try {
    const writer = createFileWriter(partial, outDir, openTable(setup.cache, 'written'))
    const result = await buildInto({ folder: partial, writeFile: writer.write }, setup)
    await replaceOutFolder(outDir, partial)
    writer.save()
    return result
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

async function buildInto(target: BuildTarget, setup: SiteSetup): Promise<BuildResult> {
  const reporter = createReporter()
  return withEarlier(reporter, async () => {
    const models = await readLocales(setup, reporter)
    if (!setup.isStable) reporter.report('log', keepsNoPages())
    await beginPartial(target.folder)
    const { locales, checked } = await renderLocales(
      models,
      (model, isKnown, own) => buildLocale(model, target, isKnown, own),
      reporter,
    )
    for (const { writeCheckedFiles } of locales) await writeCheckedFiles()
    const compressed = openStore(setup.cache, 'compressed')
    const apart = new Set(locales.flatMap((locale) => locale.apart))
    if (setup.config.output.precompress) compressFolder(target, compressed, apart)
    compressed.forgetUnused()
    forgetOld(setup.cache)
    const pages = locales.reduce((sum, locale) => sum + locale.pages, 0)
    return {
      pages,
      problems: reporter.problems,
      checked,
      basePath: setup.config.baseUrl,
      sources: describeSources(models, locales),
    }
  })
}
