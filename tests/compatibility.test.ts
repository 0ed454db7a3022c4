import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildSite } from '../engine/output/build'
import { ROWS, type Row, SHARED } from './compatibility-rows'
import { root } from './root'

const folder = join(root, '.cache/tests/compatibility')
const CONFIG = `import { emoji, hosting, math } from 'docwright/features'

export default {
  title: 'Harbour', url: 'https://harbour.example.com', baseUrl: '/', onBrokenLinks: 'warn',
  markdown: { fences: { player: 'Player' } }, allowedHosts: ['https://allowed.example.com'], docs: { exclude: ['drafts/**'] },
  themeConfig: { image: 'img/card.png' }, customFields: { pier: 'pier 3' },
  features: [hosting({ redirects: [{ from: '/old-quay', to: '/row-0' }] }), math(), emoji()],
}`

let pageCount = 0
let warnings: readonly { file?: string; what: string }[] = []

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  const pages = ROWS.map((row, index) => [`docs/row-${index}.${row.format ?? 'mdx'}`, row.source] as const)
  for (const [path, text] of [['site.config.ts', CONFIG], ...Object.entries(SHARED), ...pages] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const built = await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  pageCount = built.pages
  warnings = built.problems.map(({ problem }) => problem)
}, 60_000)

test.each(ROWS.map((row, index) => [row.feature, row, index] as const))('%s', (_, row, index) => {
  const article = articleOf(readFileSync(join(folder, `dist/row-${index}.html`), 'utf8'))
  const own = warnings.filter(({ file }) => file?.startsWith(`docs/row-${index}.`)).map(({ what }) => what)
  expect(article).toMatch(row.shows)
  if (row.state === 'works') expect(own).toEqual([])
  if (row.warning) expect(own.join('\n')).toMatch(row.warning)
})

test('pages that no list has count as well', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true }).map(String)
  expect(pageCount).toBe(files.filter((file) => file.endsWith('.html') && !/404|old-quay/.test(file)).length)
})

test('docs/compatibility.md has these rows, and no others', () => {
  const text = readFileSync(join(root, 'docs/compatibility.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (.+?) \| (works|warns) \|/gm)].map(([, feature, state]) => ({
    feature,
    state,
  }))
  expect(rows).toEqual(ROWS.map(({ feature, state }: Row) => ({ feature, state })))
})

test('an allowed host is in the policy of a page, and what is excluded is no page', () => {
  const html = readFileSync(join(folder, 'dist/row-0.html'), 'utf8')
  expect(html).toContain("img-src 'self' data: https://allowed.example.com; media-src")
  expect(existsSync(join(folder, 'dist/drafts'))).toBe(false)
})

test("a page without a picture has the site's", () => {
  const html = readFileSync(join(folder, 'dist/row-0.html'), 'utf8')
  expect(html).toContain('<meta property="og:image" content="https://harbour.example.com/img/card.png">')
})

test('a component for all pages that has hooks is an island where it is used', () => {
  const islandsOf = (index: number) => /"islands":{[^}]*}/.exec(pageData(index))?.[0]
  const used = ROWS.findIndex(({ source }) => source.includes('player name'))
  expect(islandsOf(used)).toContain('components/Player.tsx#Player')
  expect(islandsOf(0)).toBe('"islands":{}')
})

test('a page in JavaScript shows such a component of a package as it was rendered, and names it', () => {
  expect(readFileSync(join(folder, 'dist/film.html'), 'utf8')).toContain('Tonight: <b>a film</b>')
  // A script does not tell what it calls a component, so the message has the package's own name.
  const own = warnings.filter(({ file }) => file === 'pages/film.tsx').map(({ what }) => what)
  expect(own).toEqual([expect.stringMatching(/^The component <h> has hooks or a class, but stays/)])
})

test('a component that became an island is named with its size', () => {
  expect(warnings.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(
      /^<Counter> of components\/Counter\.tsx has hooks or a class: .* with 0\.\d KiB of script\.$/,
    ),
  )
})

function pageData(index: number): string {
  return readFileSync(join(folder, `dist/row-${index}.json`), 'utf8')
}

function articleOf(html: string): string {
  return /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? html
}
