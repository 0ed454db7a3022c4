import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/last-files')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'site.config.ts': `import { offline } from 'docwright/features'
import { defineFeature } from 'docwright/feature'
const sizes = defineFeature({
  name: 'sizes',
  setup: ({ files }) => files(async () => ({ '/sizes.json': () => '{}' }), { after: 'files' }),
})
export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/', features: [offline(), sizes()] }`,
  'docs/index.mdx': '# Quay',
}

test('what a feature of the site writes last is kept offline too', async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  const worker = readFileSync(join(folder, 'dist/offline-worker.js'), 'utf8')
  expect(worker.slice(0, worker.indexOf(';'))).toContain('sizes.json')
})
