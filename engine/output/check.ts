import { createReporter, type ReportedProblem } from '../diagnostics/reporter'
import { loadSite } from '../site/setup'
import { checkLocale } from './locale-check'
import { readLocales, renderLocales, withEarlier } from './locales'

export interface CheckOptions {
  /** Path of the site's folder. */
  folder: string
  cache?: string
}

export interface CheckResult {
  pages: number
  /** Problems that would not fail a build. */
  problems: readonly ReportedProblem[]
  /** What features have checked, to print. */
  checked: string[]
}

/**
 * Finds the problems of a site in all its locales as a build does, without bundling scripts and without writing the site.
 * @throws SiteError, SiteProblems if a problem has the severity `throw`.
 */
export async function checkSite({ folder, cache }: CheckOptions): Promise<CheckResult> {
  const setup = await loadSite(folder, 'production', cache)
  const reporter = createReporter()
  return withEarlier(reporter, async () => {
    const models = await readLocales(setup, reporter)
    const { locales, checked } = await renderLocales(models, checkLocale, reporter)
    const pages = locales.reduce((sum, locale) => sum + locale.pages, 0)
    return { pages, problems: reporter.problems, checked }
  })
}
