import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/site-vite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'site.config.ts': `import { fileURLToPath } from 'node:url'
import { tides } from './tides'
export default {
  title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false },
  vite: { plugins: [tides()], resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } } },
}`,
  // A plugin that gives files of its own kind a meaning.
  'tides.ts': `export const tides = () => ({
  name: 'tides',
  transform: (code, id) => id.endsWith('.tide') ? { code: 'export default ' + code.trim() * 2, map: null } : undefined,
})`,
  'docs/index.mdx': `import height from '@shared/high.tide'
import Gauge from '@shared/Gauge.island'

The tide is {height} feet. <Gauge />`,
  'shared/high.tide': '21',
  'shared/Gauge.island.tsx': `import height from '@shared/high.tide'
export default () => <b>gauge {height}</b>`,
}

for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test("a site's plugin and alias work where pages are rendered and in the bundle", async () => {
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  expect(textOf(page)).toContain('The tide is 42 feet. gauge 42')
  const scripts = join(folder, 'dist/assets/hashed')
  const gauge = readdirSync(scripts).find((name) => /^Gauge.*\.js$/.test(name)) ?? ''
  expect(readFileSync(join(scripts, gauge), 'utf8')).toContain('42')
})

test('they work in the dev server', async () => {
  const server = await startDevServer({ folder, port: 0, cache: join(folder, 'dev-cache') })
  const page = await (await fetch(server.url)).text()
  expect(textOf(page)).toContain('The tide is 42 feet. gauge 42')
  await server.close()
})

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
