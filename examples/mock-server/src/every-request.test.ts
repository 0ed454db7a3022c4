import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as atomic from '@sinequa/atomic'
import { afterEach, expect, test, vi } from 'vitest'
import { CALLS, event, query } from './every-call'
import { forgetSession, installMockServer } from './testing'

/** Version 0.0.113 reads the response a second time, which fails. */
const FAILING = ['fetchAggregation']

afterEach(async () => {
  await forgetSession()
  vi.unstubAllGlobals()
})

test.each(Object.entries(CALLS))('%s gets what its type promises', async (_, [call, result]) => {
  installMockServer()
  const received = await call()
  if (typeof result === 'object' && received instanceof Blob === false)
    expect(received).toMatchObject(result ?? {})
  else expect(received).toEqual(result)
  expect(fetch).toHaveBeenCalled()
})

test('fetchAggregation gets the next values of a facet, and fails by itself', async () => {
  installMockServer()
  const { aggregations } = await atomic.fetchQuery({ name: 'training' })
  const companies = aggregations.find(({ name }) => name === 'Company')
  if (!companies) throw new Error('There is no facet.')
  await expect(atomic.fetchAggregation(companies, query, event)).rejects.toThrow(TypeError)
  const answer: Response = await vi.mocked(fetch).mock.results[1]?.value
  expect(answer.status).toBe(200)
})

test('no function of the library that makes a request is missing', () => {
  const dist = dirname(new URL(import.meta.resolve('@sinequa/atomic')).pathname)
  const files = ['web-api/v1', 'web-api/v2', 'authentication'].flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => readFileSync(join(dist, folder, name), 'utf8')),
  )
  const declarations = files.flatMap((text) => text.split(/^export declare (?:function|const) /m).slice(1))
  const declared = declarations
    .filter((text) => /Promise</.test(text.split('/**')[0] ?? ''))
    .map((text) => text.match(/^\w+/)?.[0])
  const members = Object.keys(atomic.labels).map((name) => `labels.${name}`)
  expect([...Object.keys(CALLS), ...FAILING].sort()).toEqual(
    [...declared, ...members, 'Audit.notify'].filter((name) => name !== 'Audit').sort(),
  )
})

/** What the compiler says about the answers, each as the type that its function promises. */
async function complaintsAbout(checks: readonly string[]): Promise<string> {
  const folder = fileURLToPath(new URL('../../../tests/.scratch/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'answers.ts')
  writeFileSync(file, [PROMISES, ...checks].join('\n'))
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node']
  return promisify(execFile)(process.execPath, [compiler, ...options, ...modules, file]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

/** Columns of a document are members that its type does not have. */
const PROMISES = `import * as atomic from '@sinequa/atomic'
type OnlyInApplications = '$selected' | '$isDuplicate' | '$duplicateCount'
type Sent<T> = [T] extends [void]
  ? unknown
  : T extends atomic.Article
  ? Omit<T, OnlyInApplications> & Record<string, unknown>
  : T extends object ? { [K in keyof T]: Sent<T[K]> } : T
type Answer<F extends (...given: never[]) => unknown> = Sent<Awaited<ReturnType<F>>>
declare function is<T>(): <V extends T>(value: V) => void`

async function checksOfAnswers(): Promise<string[]> {
  const checks: string[] = []
  for (const [name, [call]] of Object.entries(CALLS)) {
    installMockServer()
    const answer = await call()
    await forgetSession()
    if (answer === undefined || answer instanceof Blob) continue
    checks.push(`is<Answer<typeof atomic.${name}>>()(${JSON.stringify(answer)})`)
  }
  return checks
}

test('every answer has the type that the library declares for it', async () => {
  const checks = await checksOfAnswers()
  expect(checks.length).toBeGreaterThan(30)
  expect(await complaintsAbout(checks)).toBe('')
  const broken = checks.map((check) => check.replace('"rowCount":', '"rows":'))
  expect(await complaintsAbout(broken)).toContain(`'"rows"' does not exist in type`)
})
