import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { show } from '../commands'
import { root } from '../root'
import type { TestResult } from './results'

export interface Runner {
  name: string
  /** Arguments of Node: first the runner's script. */
  args: string[]
  env: Record<string, string>
  /** Where the runner writes its JSON report, relative to the repository. */
  report: string
  read(json: string): TestResult[]
}

/** Runs a test runner and reads its report. A runner that crashes without a failed test is itself a failure. */
export async function runAndRead({ name, args, env, report, read }: Runner): Promise<TestResult[]> {
  const file = join(root, report)
  rmSync(file, { force: true })
  const code = await show(process.execPath, args, { env })
  const results = readReport(file, read)
  const broken = results === undefined || (code !== 0 && results.every(({ status }) => status === 'passed'))
  if (!broken && results.length > 0) return results
  const message = broken ? `It ended with exit code ${code}; its output is above.` : 'It ran no test.'
  return [...(results ?? []), { title: `${name} runs to its end`, status: 'failed', mode: 'unit', message }]
}

function readReport(file: string, read: Runner['read']): TestResult[] | undefined {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
