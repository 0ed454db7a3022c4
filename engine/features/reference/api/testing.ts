import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { afterAll } from 'vitest'
import { formatProblem } from '../../../kit/diagnostics'
import { compileMarkdown } from '../../../markdown/compile'
import { pageBody } from '../../../markdown/evaluate/page-body'
import { options, sourceOf } from '../../../markdown/testing'
import type { CompiledMarkdown } from '../../../markdown/types'
import { readPackages } from './model/read-package'
import type { ApiExport, ApiPackage } from './model/types'
import { createReference, type Reference, type ScannedPage } from './reference'
import { referenceExtension } from './tables/extension'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Writes files to a folder that is removed after the last test of a test file, and returns its path. */
export function writeFiles(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'reference-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Reads packages from declarations: the installed one is `@harbor/tides`, the declared one `@harbor/widgets`. */
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

/** Returns an export of an installed package with this declaration: the one with this name, or the only one. */
export async function testExport(tides: string, name?: string): Promise<ApiExport> {
  const [own] = await packagesOf(tides)
  const found = own?.exports.find((each) => name === undefined || each.name === name)
  if (!found) throw new Error('no such export')
  return found
}

export async function referenceOf(
  tides: string,
  widgets?: string,
  pages: ScannedPage[] = [],
  statuses: Record<string, string> = {},
): Promise<Reference> {
  return createReference(await packagesOf(tides, widgets), pages, new Map(Object.entries(statuses)))
}

/** Returns the problems of a page, as its author reads them. */
export async function problemsOf(text: string, reference: Reference): Promise<string> {
  const { problems } = await compileText(text, reference)
  return problems.map(({ problem }) => formatProblem(problem)).join('\n\n')
}

/** Compiles a page at /base/guide/start. */
export async function compileText(
  text: string,
  reference: Reference,
  highlighter = options.highlighter,
): Promise<CompiledMarkdown> {
  const pathOf = (route: string) => `/base${route}`
  const extension = referenceExtension(reference, pathOf)
  return compileMarkdown(sourceOf(text), { ...options, highlighter, extensions: [extension] })
}

/** Returns the HTML of a fully static page. */
export async function htmlWith(text: string, reference: Reference): Promise<string> {
  const compiled = await compileText(text, reference)
  const context = { ...sourceOf(text), components: {}, load: async () => ({}) }
  const body = await pageBody(compiled, context, { basePath: '/base/', islandId: () => undefined })
  return body
    .map((node) => (typeof node === 'object' && 'html' in node ? node.html : '?'))
    .join('')
    .trim()
}
