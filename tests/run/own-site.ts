import { rmSync } from 'node:fs'
import { serve } from '../docs-cli'
import { builtSite, siteCache, startArguments } from '../sites'
import type { TestResult } from './results'

/** A clean build of our own site is a test in itself, and later tests use its output. */
export async function buildOwnSite(): Promise<TestResult[]> {
  for (const folder of [builtSite('website'), siteCache('website')]) {
    rmSync(folder, { recursive: true, force: true })
  }
  const title = '[K7] our own site builds without a warning'
  try {
    const server = await serve(startArguments('website'))
    await server.stop()
    console.log(server.output())
    if (!/\b(warn|error)/i.test(server.output())) return [{ title, status: 'passed', mode: 'build' }]
    return [{ title, status: 'failed', mode: 'build', message: server.output() }]
  } catch (error) {
    return [{ title, status: 'failed', mode: 'build', message: String(error) }]
  }
}
