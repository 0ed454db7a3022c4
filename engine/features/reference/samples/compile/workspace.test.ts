import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, expect, test } from 'vitest'
import { ENGINE_ROOT } from '../../../../cache/paths'
import { checkInstalled, workspaceOf } from './workspace'

const SAMPLES = join(ENGINE_ROOT, '../samples')
const folder = mkdtempSync(join(tmpdir(), 'docs-workspace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function install(name: string, version: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }))
}

/** Returns the problem without the absolute path. */
function problem(angular?: string): string {
  try {
    checkInstalled(folder, angular)
    return 'none'
  } catch (error) {
    return String(error).replace(/in the node_modules of \S+/, 'in the node_modules of <folder>')
  }
}

test('the samples of a site are compiled with its own packages, or with those of the workspace it names', () => {
  expect(workspaceOf(folder, undefined)).toBe(folder)
  expect(workspaceOf(join(ENGINE_ROOT, '../website'), 'samples')).toBe(realpathSync(SAMPLES))
  expect(workspaceOf(join(ENGINE_ROOT, '../website'), './../samples')).toBe(realpathSync(SAMPLES))
  expect(() => workspaceOf(folder, './none')).toThrow('names a package that is not installed: ./none')
})

test('[D3] a compiler that is not installed says what to run', () => {
  expect(problem()).toMatchInlineSnapshot(`
    "SiteError: The samples cannot be compiled: typescript is not installed.
      expected  typescript 5.9 in the node_modules of <folder> or of a folder above it
      fix       Run npm install -D typescript@5.9 there, or name another folder with samples.workspace of reference()."
  `)
  install('typescript', '7.0.2')
  expect(problem()).toMatchInlineSnapshot(`
    "SiteError: The samples cannot be compiled: typescript 7.0.2 has no compiler API.
      expected  typescript 5.9 in the node_modules of <folder> or of a folder above it
      received  7.0.2
      fix       Run npm install -D typescript@5.9 there, or name another folder with samples.workspace of reference()."
  `)
  install('typescript', '5.9.3')
  expect(problem()).toBe('none')
  expect(problem('docs/a.mdx')).toMatchInlineSnapshot(`
    "SiteError: The samples cannot be compiled: @angular/compiler-cli is not installed.
      at        docs/a.mdx
      expected  @angular/compiler-cli latest in the node_modules of <folder> or of a folder above it
      fix       Run npm install -D @angular/compiler-cli@latest there, or name another folder with samples.workspace of reference()."
  `)
  expect(() => checkInstalled(SAMPLES, 'docs/a.mdx')).not.toThrow()
})
