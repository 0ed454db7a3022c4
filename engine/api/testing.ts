import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { afterAll } from 'vitest'
import { formatProblem } from '../diagnostics/problem'
import { compileMarkdown } from '../markdown/compile'
import { pageBody } from '../markdown/evaluate/page-body'
import { options, sourceOf } from '../markdown/testing'
import type { CompiledMarkdown } from '../markdown/types'
import { readPackages } from './model/read-package'
import type { ApiExport, ApiPackage } from './model/types'
import { createReference, type Reference, type ScannedPage } from './reference'
import { referenceExtension } from './tables/extension'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder with these files, for tests of this room. It is gone after the last of a file's tests. */
export function writeFiles(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'reference-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Packages of declaration files: the real one is `@harbor/tides`, the declared one `@harbor/widgets`. */
export async function packagesOf(tides: string, widgets = ''): Promise<ApiPackage[]> {
  const root = writeFiles({
    'package/package.json': JSON.stringify({ name: '@harbor/tides', version: '2.1.0', types: 'index.d.ts' }),
    'package/index.d.ts': tides,
    'api/widgets.d.ts': widgets,
  })
  return readPackages({
    root,
    packages: ['./package'],
    declared: widgets === '' ? {} : { '@harbor/widgets': 'api' },
    locationOf: () => undefined,
    store: { memo: async (_, make) => make() },
  })
}

/** The one export of a real package with this declaration, or the one of that name. */
export async function exportOf(tides: string, name?: string): Promise<ApiExport> {
  const [own] = await packagesOf(tides)
  const found = own?.exports.find((each) => name === undefined || each.name === name)
  if (!found) throw new Error('no such export')
  return found
}

export async function referenceOf(
  tides: string,
  widgets?: string,
  pages: ScannedPage[] = [],
): Promise<Reference> {
  return createReference(await packagesOf(tides, widgets), pages)
}

/** What an author reads of a page with problems. */
export async function problemsOf(text: string, reference: Reference): Promise<string> {
  const { problems } = await compilePage(text, reference)
  return problems.map(({ problem }) => formatProblem(problem)).join('\n\n')
}

/** A page at /base/guide/start, compiled; its problems are its `problems`. */
export async function compilePage(
  text: string,
  reference: Reference,
  highlighter = options.highlighter,
): Promise<CompiledMarkdown> {
  const pathOf = (route: string) => `/base${route}`
  const extension = referenceExtension({ reference, highlighter, pathOf })
  return compileMarkdown(sourceOf(text), { ...options, highlighter, extension })
}

/** The HTML of a page that is all static. */
export async function htmlOf(text: string, reference: Reference): Promise<string> {
  const compiled = await compilePage(text, reference)
  const context = { ...sourceOf(text), components: {}, load: async () => ({}) }
  const body = await pageBody(compiled, context, { basePath: '/base/', islandId: () => undefined })
  return body
    .map((node) => (typeof node === 'object' && 'html' in node ? node.html : '?'))
    .join('')
    .trim()
}
