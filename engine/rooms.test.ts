import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * Which rooms the sources of a room may import, separated by spaces. A room is a folder of the engine such as `page` or
 * `render/view`, or one of its files such as `cli/problems`. A file belongs to the room with the longest matching name;
 * a name on the right includes everything inside it.
 */
const ROOMS: Readonly<Record<string, string>> = {
  index: 'config/types content/sidebars/config',
  feature:
    'cache/paths config/schemas/head config/schemas/vite config/types content/added-keys content/entries content/types diagnostics markdown/plugins/code-fences markdown/plugins/extension markdown/types page',
  testing:
    'cache/paths config/types content/href content/types dev/generate-files dev/log diagnostics feature output page render site',
  'features/defaults': 'feature features',
  'features/index': 'feature features',
  'features/diagrams/drawing/in-page': 'page/escape',
  'features/reference/api/model':
    'features/reference/api/problems features/reference/api/reader/project features/reference/packages kit',
  'features/reference/api/reader': 'features/reference/api/model/types',
  'features/search/index':
    'kit/mermaid features/search/packed-lists features/search/tokens features/search/types page',
  'features/search/query': 'features/search/packed-lists features/search/tokens features/search/types page',

  kit: 'bundle cache config content diagnostics feature markdown page serve site',
  'kit/browser': 'client theme',

  page: '',
  diagnostics: 'page',
  config: 'diagnostics feature page',
  'config/reference': 'cache/paths config diagnostics features/defaults page/package-name',
  'config/schemas':
    'config/types feature page/allowed-hosts page/document-tag page/href page/package-name page/unclosed-tag',
  content: 'config diagnostics page',
  'content/front-matter': 'config content/types diagnostics page',
  'content/sidebars':
    'config content/docs/doc content/front-matter content/href content/names content/problems content/types diagnostics page',
  cache: 'page/package-name',
  markdown: 'cache config diagnostics page',

  client: 'page',
  theme: 'client feature page',
  app: 'client feature page theme',

  site: 'cache config content diagnostics feature features/defaults index markdown page',
  'site/own-modules': 'feature features/defaults index kit page/package-name',
  'site/packages': '',
  styles: 'page',
  links: 'config content diagnostics markdown/types page site',
  bundle: 'cache config/types content diagnostics feature markdown page site',
  render: 'bundle cache content diagnostics feature markdown page site styles theme',
  output: 'author bundle cache config content diagnostics feature links markdown page render site styles',
  author: 'cache content diagnostics markdown page site',
  template: '',
  serve: 'cache diagnostics output page site',
  dev: 'app/dev-events author bundle cache config content diagnostics feature links markdown output page render serve site',
  cli: 'author config/types dev diagnostics feature features/defaults output serve site',
}

/** What a feature may import: what is published for features of others, too. */
const FOR_FEATURES = 'feature kit page'

const ENGINE = fileURLToPath(new URL('.', import.meta.url))

const FILES = globSync(['*.ts', '*/**/*.{ts,tsx}'], {
  cwd: ENGINE,
  // What tests share is no part of the package.
  ignore: ['**/node_modules/**', '**/*.test.*', 'features/**/testing.ts'],
})

const FEATURES = FILES.flatMap((file) => /^features\/[^/]+(?=\/)/.exec(file) ?? [])

const MAY_IMPORT: typeof ROOMS = {
  ...Object.fromEntries(FEATURES.map((room) => [room, FOR_FEATURES])),
  ...ROOMS,
}

test('imports between the rooms of the engine follow the table', () => {
  const wrong = FILES.flatMap((file) => wrongImports(file, readFileSync(ENGINE + file, 'utf8'), MAY_IMPORT))
  expect([...new Set(wrong)]).toEqual([])
})

test('every room of the table is a folder or a file', () => {
  const rooms = [...Object.keys(MAY_IMPORT), ...Object.values(MAY_IMPORT).flatMap(namesIn)]
  expect(rooms.filter((room) => !FILES.some((file) => isIn(pathOf(file), room)))).toEqual([])
})

test('only the list of features knows features, and no feature knows another', () => {
  for (const [room, names] of Object.entries(MAY_IMPORT)) {
    if (['features/defaults', 'features/index'].includes(room)) continue
    const own = /^features\/[^/]+/.exec(room)?.[0]
    const others = namesIn(names).filter(
      (name) =>
        isIn(name, 'features') && !/^features\/(defaults|index)$/.test(name) && !(own && isIn(name, own)),
    )
    expect(others, room).toEqual([])
  }
})

const rules = { page: '', search: 'page', 'search/query': 'page/tree', theme: 'client search/query' }

test.each([
  ['search/a.ts', "import '../page/b'"],
  ['search/a.ts', "import './query/b'"],
  ['theme/shell/a.tsx', "import '../../search/query/b'"],
  ['search/query/a.ts', "import '../../page/tree'"],
  ['search/query.ts', "import '../page/tree'"],
  ['search/a.ts', "const sample = `import '../theme/b'`"],
])('%s may have %s', (file, code) => {
  expect(wrongImports(file, code, rules)).toEqual([])
})

test.each([
  ['page/a.ts', "import '../search/b'"],
  ['search/a.ts', "import type { B } from '../theme/b'"],
  ['search/a.ts', "export * from '../theme/b'"],
  ['search/a.ts', "void import('../theme/b')"],
  ['search/a.ts', "slot(new URL('../theme/b.tsx', import.meta.url))"],
  ['search/a.ts', "import '../../website/b'"],
  ['search/query/a.ts', "import '../b'"],
  ['search/query.ts', "import '../page/types'"],
  ['theme/a.ts', "import '../search/b'"],
])('%s may not have %s', (file, code) => {
  expect(wrongImports(file, code, rules)).toHaveLength(1)
})

test('a wrong import is named with its file, its line and the rule', () => {
  const code = "import '../page/b'\nimport { c } from '../theme/c'"
  const message = "engine/search/a.ts:2 imports '../theme/c': search may import page"
  expect(wrongImports('search/a.ts', code, rules)).toEqual([message])
})

test('a folder without a row is named', () => {
  const message = 'engine/other/a.ts belongs to no room: add its folder to the table'
  expect(wrongImports('other/a.ts', '', rules)).toEqual([message])
})

function wrongImports(file: string, code: string, mayImport: typeof MAY_IMPORT): string[] {
  const room = Object.keys(mayImport)
    .filter((name) => isIn(pathOf(file), name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  const allowed = mayImport[room]
  if (allowed === undefined) return [`engine/${file} belongs to no room: add its folder to the table`]
  const rule = `${room} may import ${namesIn(allowed).join(', ') || 'no other room'}`
  return relativeImports(file, code)
    .filter(({ target }) => ![room, ...namesIn(allowed)].some((name) => isIn(target, name)))
    .map(({ specifier, line }) => `engine/${file}:${line} imports '${specifier}': ${rule}`)
}

function relativeImports(file: string, code: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  const imports = [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports]
    .flatMap(({ moduleRequest }) => moduleRequest ?? [])
    .map(({ start, end }) => ({ specifier: code.slice(start + 1, end - 1), line: lineOf(code, start) }))
    .filter(({ specifier }) => specifier.startsWith('.'))
  return [...imports, ...modulesByUrl(code)].map((request) => ({
    ...request,
    target: pathOf(join(dirname(file), request.specifier)),
  }))
}

/** What a feature adds to pages is named by its URL: `new URL('./Banner.tsx', import.meta.url)`. */
function modulesByUrl(code: string) {
  return [...code.matchAll(/new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g)].map(
    ({ 1: specifier = '', index }) => ({ specifier, line: lineOf(code, index) }),
  )
}

function pathOf(file: string): string {
  return file.replace(/\.tsx?$/, '')
}

function isIn(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`)
}

function namesIn(list: string): string[] {
  return list.split(' ').filter((name) => name !== '')
}

function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}
