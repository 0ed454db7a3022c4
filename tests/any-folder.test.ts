import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildHere } from './build-here'
import { serve } from './docs-cli'

const folder = mkdtempSync(join(tmpdir(), 'docs-any-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const DIAGRAM = '```mermaid\nflowchart LR\n  accTitle: Tide\n  accDescr: Low to high.\n  Low --> High\n```\n'

write(
  'site/site.config.ts',
  "export default { title: 'Tides', url: 'https://a.test', baseUrl: '/', output: { precompress: false }, docs: { path: '../docs' } }",
)
write('site/node_modules/loud/package.json', '{ "name": "loud", "version": "1.0.0", "main": "index.js" }')
write('site/node_modules/loud/index.js', 'exports.loud = (text) => text.toUpperCase()')
write('docs/Plain.tsx', "import { loud } from 'loud'\nexport default () => <b>{loud('plain')}</b>")
write(
  'docs/Gauge.island.tsx',
  "import { useState } from 'react'\nimport { loud } from 'loud'\nexport default () => <i>{loud(useState('gauge')[0])}</i>",
)
write(
  'docs/index.mdx',
  `import { loud } from 'loud'\nimport Plain from './Plain'\nimport Gauge from './Gauge.island'\n\n# {loud('title')}\n\n<Plain /> <Gauge />\n`,
)
const site = join(folder, 'site')
const cache = join(folder, 'cache')

test('a site and its pages may be in folders without React, with packages of their own', {
  timeout: 60_000,
}, async () => {
  const { code, stderr } = await buildHere(site, { out: join(folder, 'dist'), cache })
  expect([stderr, code]).toEqual(['', 0])
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  for (const text of ['TITLE', '<b>PLAIN</b>', '<i>GAUGE</i>']) expect(html).toContain(text)
})

test('the dev server serves them to the browser, and shows edits of pages outside the site', {
  timeout: 60_000,
}, async () => {
  const server = await serve(['dev', site, '--port', '0', '--cache', cache])
  try {
    const page = async () => (await fetch(server.url)).text()
    expect(await page()).toContain('<i>GAUGE</i>')
    const script = await fetch(new URL(`@fs${folder}/docs/Gauge.island.tsx`, server.url))
    const imported = [...(await script.text()).matchAll(/from "([^"]*\/deps\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    expect(imported.some((path) => path.includes('loud'))).toBe(true)
    for (const path of imported) expect((await fetch(new URL(path, server.url))).status).toBe(200)
    write('docs/index.mdx', '# Another title\n')
    await expect.poll(page, { timeout: 20_000 }).toContain('Another title')
    expect(server.output()).not.toMatch(/\b(warn|error)/i)
  } finally {
    await server.stop()
  }
})

test('a missing drawing of a page outside the site is reported with the command that draws it', {
  timeout: 60_000,
}, async () => {
  write('docs/tide.md', DIAGRAM)
  const { stderr } = await buildHere(site, { out: join(folder, 'dist'), cache })
  expect(stderr).toContain('../docs/tide.md:1')
  expect(stderr).toMatch(/Run npx docs diagrams \S+\/site and commit/)
})
