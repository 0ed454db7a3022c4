import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from '../build-here'
import { copySite } from '../site-copy'

// Faults of files that are not text: images, and files that claim the same path.

const temp = mkdtempSync(join(tmpdir(), 'docs-faults-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`
const HUGE = Buffer.concat([DOT.subarray(0, 16), Buffer.alloc(8, 255), DOT.subarray(24)])

/** Images by name, with the expected severity. What a browser makes of their remaining bytes is its own business. */
const PICTURES: Record<string, ['error' | 'warn' | '', (Buffer | string)?]> = {
  'missing.png': ['error'],
  [`${'long'.repeat(75)}.png`]: ['error'],
  '%00.png': ['error'],
  'garbage.png': ['warn', Buffer.alloc(100, 255)],
  'text.png': ['warn', 'hello'],
  'empty.svg': ['warn', ''],
  'broken.svg': ['warn', '<svg'],
  'wrong.jpg': ['warn', DOT],
  'cut-off.png': ['', DOT.subarray(0, 40)],
  'huge.png': ['', HUGE],
  'script.svg': ['', svg('<script>alert(1)</script>')],
  'entity.svg': ['', `<!DOCTYPE svg [<!ENTITY a "a">]>${svg('<text>&a;</text>')}`],
  'h#.png': ['', DOT],
  'q?.png': ['', DOT],
  'p%.png': ['', DOT],
  "k'l ä.png": ['', DOT],
  'LOUD.PNG': ['', DOT],
}

test('[D3] pictures that are missing or broken, and pictures with odd names', {
  timeout: 60_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  for (const [at, [name, [, content]]] of Object.entries(PICTURES).entries()) {
    if (content !== undefined) writeFileSync(join(site.folder, 'docs', name), content)
    const url = name === '%00.png' ? name : encodeURIComponent(name)
    site.write(`docs/page-${at}.md`, `![A dot](./${url})\n`)
  }
  const { stderr } = await buildHere(site.folder, { out: join(temp, 'out'), cache: join(temp, 'cache') })
  const said = Object.entries(PICTURES).map(([name], at) => {
    // Equal messages are grouped into one, with all locations.
    const messages = stderr
      .split('\n\n')
      .filter((text) =>
        [`page-${at}.md`, name].some((file) =>
          [':', ',', '\n', ' '].some((end) => text.includes(`/${file}${end}`)),
        ),
      )
    return [name, messages.map((text) => text.trim().split(':')[0]).join()]
  })
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.entries(PICTURES).map(([name, [kind]]) => [name, kind])),
  )
})

/** Files by path, with the other file that their message names; '' for files without a conflict. */
const PLACES: Record<string, string> = {
  'docs/same-1.md': '',
  'docs/same-2.md': 'docs/same-1.md',
  'docs/ix.md': 'the home page',
  'docs/nf.md': "the engine's page for addresses that do not exist",
  'docs/Case.md': '',
  'docs/case.md': '',
  'docs/map.md': 'site-files',
  'static/guide/first.html': 'docs/guide/first.mdx',
  'static/guide/second.md': 'docs/guide/second.mdx',
  'static/other': 'docs/other/third.mdx',
  'static/404.html': "the engine's page for addresses that do not exist",
}
const SLUGS: Record<string, string> = {
  'docs/same-1.md': '/same',
  'docs/same-2.md': '/same',
  'docs/ix.md': '/index',
  'docs/nf.md': '/404',
  'docs/map.md': '/sitemap.xml',
}

test('[D3] files that want one place are named together', { timeout: 60_000 }, async () => {
  const site = copySite('tests/fixtures/plain')
  for (const path of Object.keys(PLACES)) {
    mkdirSync(dirname(join(site.folder, path)), { recursive: true })
    const slug = SLUGS[path]
    site.write(path, slug ? `---\nslug: ${slug}\n---\n\nText.\n` : 'Text.\n')
  }
  const { code, stderr } = await buildHere(site.folder, { out: join(temp, 'o2'), cache: join(temp, 'c2') })
  expect(code).toBe(1)
  const first = stderr.split('\n').filter((line) => /^(error|warn)/.test(line))
  for (const [path, other] of Object.entries(PLACES)) {
    const named = first.filter((line) => line.includes(path) && (other === '' || line.includes(other)))
    if (other !== '') expect(named, `${path} and ${other} in ${first.join('\n')}`).toHaveLength(1)
  }
  const onSomeDisks = first.filter((line) => line.endsWith('two pages have the same file: /Case and /case.'))
  expect(onSomeDisks).toHaveLength(1)
  expect(first).toHaveLength(1 + Object.values(PLACES).filter((other) => other !== '').length)
})

test('[D3] no file of an author is in the folder that browsers cache forever', {
  timeout: 60_000,
}, async () => {
  const site = copySite('tests/fixtures/plain')
  site.write('docs/assets/page.md', 'Text.\n')
  site.write('static/assets/logo.svg', svg(''))
  expect(await buildHere(site.folder, { out: join(temp, 'o4'), cache: join(temp, 'c4') })).toMatchObject({
    code: 0,
  })
  site.write('docs/assets/hashed/page.md', 'Text.\n')
  site.write('static/assets/hashed/logo.svg', svg(''))
  const { code, stderr } = await buildHere(site.folder, { out: join(temp, 'o4'), cache: join(temp, 'c4') })
  expect(code).toBe(1)
  for (const place of ['docs/assets/hashed/page.md', 'static/assets/hashed'])
    expect(stderr).toContain(`at        ${place}`)
})
