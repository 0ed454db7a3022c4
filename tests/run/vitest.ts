import type { FileTime, TestResult } from './results'

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  testResults: {
    name: string
    status: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    message?: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      failureMessages?: string[] | null
    }[]
  }[]
}

/** A skipped test counts as failed, because a check that does not run is a defect. So does a file without tests. */
export function fromVitest({ testResults }: VitestReport): { results: TestResult[]; files: FileTime[] } {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
  return { results: testResults.flatMap(resultsOf), files }
}

function resultsOf(file: VitestReport['testResults'][number]): TestResult[] {
  if (file.assertionResults.length === 0) return [emptyFile(file)]
  return file.assertionResults.map((assertion) => {
    const title = [...assertion.ancestorTitles, assertion.title].filter(Boolean).join(' › ')
    if (assertion.status === 'passed') return { title, status: 'passed', mode: 'unit', file: file.name }
    const message = assertion.failureMessages?.join('\n') || `The test did not run (${assertion.status}).`
    return { title, status: 'failed', mode: 'unit', file: file.name, message }
  })
}

function emptyFile({ name, message }: VitestReport['testResults'][number]): TestResult {
  return {
    title: 'the test file runs',
    status: 'failed',
    mode: 'unit',
    file: name,
    message: message || 'No test ran in this file.',
  }
}
