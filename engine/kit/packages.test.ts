import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, expect, test } from 'vitest'
import { name, peerDependencies, version } from '../package.json'
import { loadOptional, requireOptional, runPackage } from './packages'

const need = { feature: 'math()', packages: ['temml', 'diff'] }
const missing = (name: string) => () =>
  Promise.reject(new Error(`Cannot find package '${name}' imported from /site/node_modules/docwright/a.js`))

test('what is installed is loaded', async () => {
  expect(await loadOptional(need, async () => 1)).toBe(1)
  expect(requireOptional<{ renderToString: unknown }>(need, 'temml').renderToString).toBeTypeOf('function')
})

test('[D3] a missing package is named with the feature that needs it, and the command that installs all of them', async () => {
  const [temml, diff] = [peerDependencies.temml, peerDependencies.diff].map((range) => range.slice(1))
  await expect(loadOptional(need, missing('temml'))).rejects.toThrow(
    `math() needs a package that is not installed: temml
  expected  temml@${temml}, diff@${diff}
  received  no package 'temml'
  fix       Run npm install temml@${temml} diff@${diff}`,
  )
})

test('[D3] a package that a page needs is named with the line of the page', async () => {
  const location = { file: 'docs/a.mdx', line: 7 }
  await expect(loadOptional({ ...need, location }, missing('temml'))).rejects.toThrow(
    'at        docs/a.mdx:7',
  )
})

test('[D3] a package that the engine does not know is named without a version', async () => {
  const tides = { feature: 'tides()', packages: ['tide-tables'] }
  await expect(loadOptional(tides, missing('tide-tables'))).rejects.toThrow(
    /fix {7}Run npm install tide-tables$/,
  )
})

test('any other missing module is an ordinary error', async () => {
  await expect(loadOptional(need, missing('left'))).rejects.toThrow("Cannot find package 'left'")
  expect(() => requireOptional(need, './nothing')).toThrow(/Cannot find module/)
})

const folder = mkdtempSync(join(tmpdir(), 'docs-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a package of the family runs from the site, in TypeScript, with the modules of the running engine', async () => {
  const installed = join(folder, `node_modules/${name}-tides`)
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "exports": "./index.ts" }')
  writeFileSync(
    join(installed, 'index.ts'),
    `import { listNames } from '${name}/kit/wording'\nexport default async ({ names }: { names: string[] }) => listNames(names)\n`,
  )
  expect(await runPackage('tides', folder, { names: ['ebb', 'flood'] })).toBe('ebb, flood')
})

test('[D3] a package of the family that is missing is named with the command that installs it', async () => {
  await expect(runPackage('fog', folder, {})).rejects.toThrow(
    `docs fog needs a package that is not installed: ${name}-fog
  expected  ${name}-fog@${version}
  received  no package '${name}-fog'
  fix       Run npm install ${name}-fog@${version}`,
  )
})
