import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/vite-plugins')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Three that sites of other tools have: Tailwind's own plugin, pictures as components, and an alias.
const FILES = {
  'site.config.ts': `import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import svgr from 'vite-plugin-svgr'
export default {
  title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', output: { precompress: false },
  vite: {
    plugins: [tailwindcss(), svgr()],
    resolve: { alias: { '@icons': fileURLToPath(new URL('./icons', import.meta.url)) } },
  },
}`,
  'components/tailwind.css': `@import "tailwindcss/theme" layer(theme);
@import "tailwindcss/utilities" layer(utilities) important;
`,
  'components/Gauge.island.tsx': `import Rope from '@icons/rope.svg?react'
export default () => <b className="tracking-widest"><Rope role="img" aria-label="gauge" /></b>`,
  'icons/rope.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path stroke-width="2" d="M1 1h6"/></svg>',
  'docs/index.mdx': `import Rope from '@icons/rope.svg?react'
import Gauge from '@site/components/Gauge.island'

<p className="mt-7">Moor</p>

<Rope className="size-11" /> <Gauge />`,
}

for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const DRAWN = /<svg xmlns="[^"]*" viewBox="0 0 8 8" class="size-11"><path stroke-width="2" d="M1 1h6"/

test("Tailwind's plugin writes the classes of pages and islands into the site's style", async () => {
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  const [style = ''] = /<style>.*<\/style>/s.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8')) ?? []
  expect(style).toContain('.mt-7{margin-top:calc(var(--spacing) * 7)!important}')
  expect(style).toMatch(/\.size-11\{.*\.tracking-widest\{/s)
  expect(style).not.toContain('.mt-8')
})

test('SVGR makes components of pictures, on pages and in the script of islands', () => {
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toMatch(DRAWN)
  const scripts = join(folder, 'dist/assets/hashed')
  const gauge = readdirSync(scripts).find((name) => /^Gauge.*\.js$/.test(name)) ?? ''
  expect(readFileSync(join(scripts, gauge), 'utf8')).toContain('M1 1h6')
})

test('both work in the dev server', async () => {
  const server = await startDevServer({ folder, port: 0, cache: join(folder, 'dev-cache') })
  const page = await (await fetch(server.url)).text()
  expect(page).toMatch(DRAWN)
  const [, sheet = ''] = /<link[^>]* href="([^"]*tailwind\.css[^"]*)"/.exec(page) ?? []
  expect(await (await fetch(new URL(sheet, server.url))).text()).toContain('.mt-7')
  await server.close()
})
