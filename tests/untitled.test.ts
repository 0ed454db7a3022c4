import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { filesIn } from './files'
import { copySite } from './site-copy'

const out = mkdtempSync(join(tmpdir(), 'docs-untitled-'))
const site = copySite('tests/fixtures/plain')
afterAll(() => {
  rmSync(out, { recursive: true, force: true })
  site.remove()
})

beforeAll(async () => {
  site.write('pages/audit.md', 'Text, and no title.\n')
  site.write('pages/module.tsx', 'export default () => <p>Text.</p>\n')
  site.write('pages/named.tsx', "export const title = 'Named'\nexport default () => <p>Text.</p>\n")
  site.write('docs/empty.mdx', '---\ntitle: ""\n---\n\nText.\n')
  site.write('docs/by-name.mdx', 'Text.\n')
  const { code, stderr } = await buildHere(site.folder, { out: join(out, 'dist'), cache: join(out, 'cache') })
  expect(stderr).toBe('')
  expect(code).toBe(0)
}, 60_000)

const read = (path: string) => readFileSync(join(out, 'dist', path), 'utf8')
const titleOf = (path: string) => /<title>([^<]*)/.exec(read(path))?.[1]

test.each(['audit', 'module', 'empty'])(
  '[K5] %s has no title: its document has that of the site alone',
  (name) => {
    expect(titleOf(`${name}.html`)).toBe('Plain site')
    expect(read(`${name}.html`)).not.toContain('<h1')
  },
)

test("[K5] a page's title is the title of its document; a doc without one is titled by its file name", () => {
  expect(titleOf('named.html')).toBe('Named | Plain site')
  expect(titleOf('by-name.html')).toBe('by-name | Plain site')
  expect(read('by-name.html')).toContain('<h1>by-name</h1>')
})

test('what has no title is listed and searched by the name of its file', () => {
  expect(read('llms.txt')).toContain('- [audit](https://plain.example.com/audit.md)')
  expect(read('audit.md').trim()).toBe('Text, and no title.')
  expect(read('index.html')).toMatch(/href="\/empty"[^>]*>empty</)
  const documents = filesIn(join(out, 'dist')).find((path) => /assets\/search-doc-\d+\.json$/.test(path))
  for (const name of ['audit', 'module', 'empty']) expect(read(documents ?? '')).toContain(`"${name}"`)
})
