import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { capture } from './commands'
import { featureNames } from './house/features'
import { root } from './root'

const parent = join(root, '.cache/tests/features')
mkdirSync(parent, { recursive: true })
/** Inside the repository, so that packages resolve. */
const temp = mkdtempSync(join(parent, 'without-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Copies the engine without a feature, tests, and what only tests use. */
function engineWithout(feature: string): string {
  const engine = join(temp, feature)
  cpSync(join(root, 'engine'), engine, {
    recursive: true,
    filter: (path) =>
      !/[\\/](node_modules|dist|\.cache)$|\.test\.|[\\/]testing(\.ts)?$|[\\/]test-site\.ts$/.test(path),
  })
  rmSync(join(engine, 'features', feature), { recursive: true })
  const isStandard = removeLines(engine, 'defaults.ts', feature) > 0
  const isNamed = removeLines(engine, 'index.ts', feature) > 0
  expect(isStandard || isNamed, 'a feature that a site has or may name').toBe(true)
  writeFileSync(
    join(engine, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../../../tsconfig.json',
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules', 'template'],
    }),
  )
  return engine
}

/** Removes what a list of features says of one. Returns how many lines that were. */
function removeLines(engine: string, name: string, feature: string): number {
  const list = join(engine, 'features', name)
  const call = `${camelCase(feature)}(`
  const lines = readFileSync(list, 'utf8').split('\n')
  const others = lines.filter((line) => !line.includes(`'./${feature}/`) && !line.trim().startsWith(call))
  writeFileSync(list, others.join('\n'))
  return lines.length - others.length
}

describe.each(featureNames(join(root, 'engine')))('without the feature %s', (feature) => {
  test('[D9] the rest of the engine type-checks, and builds a plain site', { timeout: 120_000 }, async () => {
    const engine = engineWithout(feature)
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const check = await capture(process.execPath, [tsc, '--noEmit', '--project', engine], {})
    expect(check.stdout + check.stderr).toBe('')
    const [out, cache] = [join(temp, `${feature}-out`), join(temp, `${feature}-cache`)]
    const args = [join(engine, 'bin/docs.mjs'), 'build', join(root, 'tests/fixtures/plain')]
    const built = await capture(process.execPath, [...args, '--out', out, '--cache', cache], {
      env: { NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    expect(built.code, built.stderr).toBe(0)
  })
})
