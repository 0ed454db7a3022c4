import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { bundleClient, type ClientBundle } from './client-bundle'
import { findIslands, type IslandFile } from './islands'
import { viteConfig } from './vite-config'

const folder = mkdtempSync(join(tmpdir(), 'docs-bundle-'))
const lamp: IslandFile = { id: 'site/Lamp', file: join(folder, 'Lamp.island.tsx') }

let bundle: (islands: IslandFile[]) => Promise<ClientBundle>
let islands: IslandFile[] = []

beforeAll(async () => {
  const setup = await loadSite(
    join(ENGINE_ROOT, '../tests/fixtures/plain'),
    'production',
    join(folder, 'cache'),
  )
  const [model] = await loadModels(setup, createReporter())
  if (!model) throw new Error('The site has no locale.')
  islands = await findIslands(setup)
  const config = viteConfig(setup, {
    setup,
    site: () => model.site,
    islands: async () => [],
    generatedCss: () => 'i{}',
  })
  bundle = (all) => bundleClient(config, join(folder, 'out'), all)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the entry is the same whatever islands there are, and whatever is in them', {
  timeout: 60_000,
}, async () => {
  expect(islands.length).toBeGreaterThan(1)
  const before = await bundle(islands)
  writeFileSync(lamp.file, 'export default () => "off"')
  const off = await bundle([...islands, lamp])
  writeFileSync(lamp.file, 'export default () => "on"')
  const on = await bundle([...islands, lamp])

  expect([off.entry, on.entry]).toEqual([before.entry, before.entry])
  expect(off.islands.get('site/Lamp')?.script).toMatch(/^Lamp\.island-[\w-]{8}\.js$/)
  expect(on.islands.get('site/Lamp')?.script).not.toBe(off.islands.get('site/Lamp')?.script)
  for (const { id } of islands) expect(on.islands.get(id), id).toEqual(before.islands.get(id))
})
