import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { name, version } from '../engine/package.json'
import { capture } from './commands'
import { root } from './root'

const folder = mkdtempSync(join(tmpdir(), 'docs-packed-'))
let tarball = ''

beforeAll(async () => {
  const { stdout } = await capture('npm', ['pack', './engine', '--silent', '--pack-destination', folder], {
    cwd: root,
  })
  tarball = join(folder, stdout.trim())
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** CommonJS, and how TypeScript resolved before `exports`. The package is for neither. */
const NOT_SUPPORTED = ['node10', 'node16-cjs']

test('whoever imports the package gets the files that its manifest names', async () => {
  const { messages } = await publint({ pack: { tarball: readFileSync(tarball).buffer }, strict: true })
  // An example that is a package of its own is copied, not imported from here.
  expect(messages.filter((message) => !JSON.stringify(message).includes('./examples/'))).toEqual([])
}, 60_000)

test('it can be published under its name', async () => {
  const args = ['publish', tarball, '--dry-run', '--ignore-scripts']
  const { code, stdout, stderr } = await capture('npm', args, { cwd: folder })
  expect(stderr).not.toMatch(/npm error|auto-corrected/)
  expect([code, stdout.trim()]).toEqual([0, `+ ${name}@${version}`])
}, 60_000)

test('types resolve as code does, from ES modules of Node and in bundlers', async () => {
  // Those with a wildcard in their names are not checked unless one names them.
  const modules = ['kit/hrefs', 'kit/packages', 'kit/browser/icon']
  const packed = createPackageFromTarballData(readFileSync(tarball))
  const result = await checkPackage(packed, { includeEntrypoints: modules })
  if (result.types === false) throw new Error('The package has no types.')
  expect(Object.keys(result.entrypoints)).toEqual(
    expect.arrayContaining(['.', './features', ...modules.map((name) => `./${name}`)]),
  )
  expect(result.problems.length, 'what it says of others').toBeGreaterThan(0)
  const concerned = result.problems.filter((problem) => !NOT_SUPPORTED.includes(placeOf(problem)))
  expect(concerned).toEqual([])
}, 60_000)

function placeOf(problem: Problem): string {
  if ('resolutionKind' in problem) return problem.resolutionKind
  return 'resolutionOption' in problem ? problem.resolutionOption : 'everywhere'
}
