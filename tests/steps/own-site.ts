import { join } from 'node:path'
import { build } from '../docs-cli'
import type { TestResult } from '../results/results'

/** The build of our own site is a test, and its output is what the end-to-end tests look at. */
export async function buildOwnSite(builds: string): Promise<TestResult[]> {
  const { code, stdout, stderr } = await build('website', {
    out: join(builds, 'website'),
    cache: join(builds, '.cache/website'),
  })
  console.log(stdout + stderr)
  const clean = code === 0 && stderr === '' && !/\bwarn/i.test(stdout)
  const title = '[K7] our own site builds without a warning'
  if (clean) return [{ title, status: 'passed', mode: 'build' }]
  return [{ title, status: 'failed', mode: 'build', message: `exit code ${code}\n${stdout}${stderr}` }]
}
