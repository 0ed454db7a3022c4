import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { bundleFailure } from './bundle-failure'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-bundle-failure-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

writeFileSync(join(root, 'tide.ts'), 'export const high = 4')
writeFileSync(join(root, 'open.css'), 'a { color: red }\nb {{ }')

/** Returns the author's message for a module with this text. */
async function messageFor(text: string, entry = 'main.ts'): Promise<string> {
  const input = join(root, entry)
  writeFileSync(join(root, 'main.ts'), text)
  const failure = await build({
    root,
    configFile: false,
    resolve: { alias: { '@site': root } },
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  }).catch((error: unknown) => bundleFailure(error, root))
  if (!(failure instanceof SiteProblems)) throw new Error('The bundler did not fail.', { cause: failure })
  return failure.problems.map(formatProblem).join('\n\n')
}

test('a file that does not exist', async () => {
  expect(await messageFor(`import { low } from './ebb'\nconsole.log(low)`)).toMatchInlineSnapshot(`
    "This module cannot be bundled for the browser.
      at        main.ts:1:21
      expected  a module with valid syntax, whose imports exist
      received  Could not resolve './ebb' in main.ts
      fix       Correct the path, or add the file that it names."
  `)
})

test('a file below an alias that does not exist', async () => {
  const message = await messageFor(`import low from '@site/ebb.json'\nconsole.log(low)`)
  expect(message).toMatch(/at {8}main\.ts:1:17\n/)
  expect(message).toMatch(
    /received {2}Could not load ebb\.json\n {2}fix {7}Correct the path, or add the file/,
  )
})

test('an island that is a dangling link', async () => {
  expect(await messageFor('', 'Lamp.island.tsx')).toMatch(/at {8}Lamp\.island\.tsx\n/)
})

test('a package that is not installed', async () => {
  expect(await messageFor(`import low from 'ebb'\nconsole.log(low)`)).toMatchInlineSnapshot(`
    "This module cannot be bundled for the browser.
      at        main.ts
      expected  a module with valid syntax, whose imports exist
      received  Rolldown failed to resolve import "ebb" from "main.ts".
      fix       Correct the name; for an alias, write the path of the file, or add the alias to \`vite.resolve.alias\`; for a package that you know: npm install ebb"
  `)
})

test('a name that a file does not export', async () => {
  expect(await messageFor(`import { low } from './tide'\nconsole.log(low)`)).toMatchInlineSnapshot(`
    "This module cannot be bundled for the browser.
      at        main.ts:1:10
      expected  a module with valid syntax, whose imports exist
      received  "low" is not exported by "tide.ts".
      fix       Correct the name, or export it from that file."
  `)
})

test('a script that cannot be parsed', async () => {
  expect(await messageFor('const low = (1\nconst high = 4')).toMatchInlineSnapshot(`
    "This module cannot be bundled for the browser.
      at        main.ts:2:1
      expected  a module with valid syntax, whose imports exist
      received  Expected \`,\` or \`)\` but found \`const\`
      fix       Correct what the message names."
  `)
})

test('a style sheet that cannot be parsed', async () => {
  expect(await messageFor(`import './open.css'`)).toMatchInlineSnapshot(`
    "This module cannot be bundled for the browser.
      expected  a module with valid syntax, whose imports exist
      received  Unexpected end of input
                1  |  a { color: red }
                2  |  b {{ }
                   |     ^
      fix       Correct what the message names."
  `)
})

test('several modules are reported at once', async () => {
  expect(await messageFor(`import './ebb'\nimport './neap'`)).toMatch(/ebb(.|\n)*neap/)
})

test('a reason below a line that counts errors is kept, and a place without a line names none', () => {
  const errors = [
    Object.assign(new Error('Transform failed with 1 error:\n\n[PARSE_ERROR] Expected a tide\n  at x'), {
      id: join(root, 'ebb.jsx'),
    }),
    Object.assign(new Error('No such sheet'), { loc: { file: join(root, 'a.css') } }),
  ]
  const failure = bundleFailure(Object.assign(new Error('failed'), { errors }), root)
  expect(failure instanceof SiteProblems && failure.problems).toMatchObject([
    { file: 'ebb.jsx', received: 'Expected a tide' },
    { file: 'a.css', received: 'No such sheet' },
  ])
  expect(String(failure)).not.toContain('NaN')
})

test('an error that is not about modules stays as it is', () => {
  const error = new Error('The disk is full.')
  expect(bundleFailure(error, root)).toBe(error)
})
