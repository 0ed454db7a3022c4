import { formatProblem, SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { createFenceIndex } from '../markdown/code-fences'
import { describeReport } from '../samples/compile/describe-report'
import { noReference } from '../samples/compile/problems'
import { siteFences } from '../site/observed-samples'
import { CONFIG_FILE, loadSite } from '../site/setup'
import { checkObservations } from './check-observations'
import { startSampleCheck } from './sample-check'

/**
 * Compiles the samples of a site, runs those that are to be run, and does nothing else. Where `isUpdate`, what
 * they do now is what they are to do. Returns what to print.
 * @throws SiteError, SiteProblems where a sample does not compile, or the site has no packages to compile against.
 */
export async function runSamples(folder: string, isUpdate: boolean, cache?: string): Promise<string> {
  const setup = await loadSite(folder, 'production', cache)
  if (!setup.config.reference) throw new SiteError(noReference(CONFIG_FILE))
  const reporter = createReporter()
  const readFences = siteFences(setup, createFenceIndex())
  const report = await startSampleCheck(setup, readFences).finish(reporter)
  if (report) console.log(describeReport(report))
  const run = await checkObservations(setup, isUpdate, readFences, reporter)
  reporter.check()
  for (const { severity, problem } of reporter.problems) {
    console.warn(`${severity}: ${formatProblem(problem)}\n`)
  }
  return `every sample compiles, and ${run} do what they are known to do`
}
