import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CheckAnswer, CheckRequest, SampleFile, SamplePage } from '../compile/protocol'
import './testing'
import { checkFiles } from './check'

vi.setConfig({ hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'docs-checker-')).replaceAll('\\', '/')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pages: SamplePage[] = [
  page('docs/files.mdx', {
    'app/tide.ts': 'export const height = 4.2',
    'app/log.ts': "import { height } from './tide'\nconst text: string = height",
    'elsewhere.ts':
      "import { height } from './app/tide'\nimport { height as none } from './tide'\nheight.toFixed()",
    'again/tide.ts': 'const height = await Promise.resolve("a local name, in a module without imports")',
  }),
  {
    path: 'docs/steps.mdx',
    files: [
      code('tide.ts', 'export const first = 1'),
      code('one.ts', "import { first } from './tide'\nfirst.toFixed()"),
      code('tide.ts', 'export const second = 2'),
      code('two.ts', "import { second } from './tide'\nsecond.toFixed()"),
      code('three.ts', "import { first } from './tide'"),
    ],
  },
  page('docs/global.mdx', {
    'a.ts': 'declare global { const tideOfAll: number }\ntideOfAll.toFixed()\nexport {}',
  }),
  page('docs/other.mdx', { 'a.ts': 'tideOfAll.toFixed()' }),
  page('docs/modules.mdx', {
    'a.ts':
      "import { Pier } from '@/app/pier'\nimport { Buoy } from '@acme/tides'\nPier.length + Buoy.length",
  }),
  page('docs/packages.mdx', {
    'a.ts': "import { map } from 'rxjs'\nimport { none } from 'not-installed'\nmap.length",
  }),
  page('docs/syntax.mdx', { 'a.ts': 'const = 1' }),
  page('docs/template.mdx', {
    'harbor.ts': component("templateUrl: './harbor.html', styleUrl: './harbor.scss'"),
    'built.ts': component("template: '<b>' + '{{ gone }}</b>'"),
    'missing.ts': component("templateUrl: './missing.html'"),
    'harbor.html': '<p>\n  {{ height.toFixed(2) }} {{ heigth }}\n</p>',
  }),
]

let answer: CheckAnswer
beforeAll(async () => {
  const [ambient, tides] = ['ambient.d.ts', 'tides.d.ts'].map((name) => `${folder}/${name}`)
  writeFileSync(
    ambient ?? '',
    "declare module '@/app/pier' {\n  export class Pier {}\n  export const of: Harbor\n}\n",
  )
  writeFileSync(tides ?? '', 'export declare class Buoy {}\nexport declare const nearest: Harbour\n')
  const declared = [{ name: '@acme/tides', files: [ambient ?? '', tides ?? ''] }]
  const request: CheckRequest = { root: folder, pages, declared, checkDeclared: true }
  answer = await checkFiles(request)
})

function page(path: string, files: Record<string, string>): SamplePage {
  return { path, files: Object.entries(files).map(([name, text]) => code(name, text)) }
}

function code(name: string, text: string): SampleFile {
  return { name, text, isCode: !name.endsWith('.html') }
}

function component(template: string): string {
  return `import { Component } from '@angular/core'
@Component({ selector: 'app-harbor', ${template} })
export class Harbor { height = 4.2 }`
}

/** Returns errors as `name:line code`, with 1-based lines. */
function found(path: string): string[] {
  const index = pages.findIndex((page) => page.path === path)
  const { files } = pages[index] ?? { files: [] }
  return (answer.pages[index] ?? []).map(({ file, line, code }) => `${files[file]?.name}:${line + 1} ${code}`)
}

test('files of a page are found by their titles, from the folder of the file that asks', () => {
  expect(found('docs/files.mdx')).toEqual(['app/log.ts:2 TS2322', 'elsewhere.ts:2 TS2307'])
})

test('an import resolves to the last of several fences with one title', () => {
  expect(found('docs/steps.mdx')).toEqual(['three.ts:1 TS2305'])
})

test('what a page declares for the whole program reaches no other page', () => {
  expect(found('docs/global.mdx')).toEqual([])
  expect(found('docs/other.mdx')).toEqual(['a.ts:1 TS2304'])
})

test('declared modules are found, and are checked themselves', () => {
  expect(found('docs/modules.mdx')).toEqual([])
  expect(
    answer.declared.map(({ path, line, code }) => [path.slice(folder.length + 1), line + 1, code]),
  ).toEqual([
    ['ambient.d.ts', 3, 'TS2304'],
    ['tides.d.ts', 2, 'TS2304'],
  ])
})

test('installed packages are found wherever the site is; others are an error', () => {
  expect(found('docs/packages.mdx')).toEqual(['a.ts:2 TS2307'])
})

test('errors of syntax are found', () => {
  expect(found('docs/syntax.mdx')).toEqual(['a.ts:1 TS1134'])
})

test('templates are files of the page; in one that is concatenated, errors name its place', () => {
  expect(found('docs/template.mdx')).toEqual([
    'built.ts:2 TS2339',
    'missing.ts:2 NG2008',
    'harbor.html:2 TS2551',
  ])
})
