import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { capture } from './commands'
import { root } from './root'

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Copies the engine to a folder without these features, tests, and what only tests use. */
function copyEngine(engine: string, features: readonly string[]): void {
  cpSync(join(root, 'engine'), engine, {
    recursive: true,
    filter: (path) =>
      !/[\\/](node_modules|dist|\.cache)$|\.test\.|[\\/]testing(\.ts)?$|[\\/]test-site\.ts$/.test(path),
  })
  for (const feature of features) {
    rmSync(join(engine, 'features', feature), { recursive: true })
    const isStandard = removeLines(engine, 'defaults.ts', feature) > 0
    const isNamed = removeLines(engine, 'index.ts', feature) > 0
    expect(isStandard || isNamed, `${feature} is a feature that a site has or may name`).toBe(true)
  }
  writeFileSync(
    join(engine, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules', 'template'],
    }),
  )
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

/**
 * Type-checks a copy of the engine without these features, and builds a plain site with it.
 * @param temp - A folder inside the repository, so that packages resolve.
 */
export async function expectWorksWithout(features: readonly string[], temp: string): Promise<void> {
  const engine = join(temp, 'engine')
  copyEngine(engine, features)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const check = await capture(process.execPath, [tsc, '--noEmit', '--project', engine], {})
  expect(check.stdout + check.stderr).toBe('')
  const output = ['--out', join(temp, 'out'), '--cache', join(temp, 'cache')]
  const args = [join(engine, 'bin/docs.mjs'), 'build', join(root, 'tests/fixtures/plain'), ...output]
  const built = await capture(process.execPath, args, {
    env: { NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  expect(built.code, built.stderr).toBe(0)
}
