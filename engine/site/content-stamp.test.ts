import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'pathe'
import { expect, onTestFinished, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { contentStamp } from './content-stamp'
import { loadSite } from './setup'

const CONFIG = "export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/' }"

test('[C1] outside a repository the stamp is a number that changes with the content, wherever the site is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = join(folder, 'site')
  mkdirSync(join(site, 'docs'), { recursive: true })
  writeFileSync(join(site, 'site.config.ts'), CONFIG)
  writeFileSync(join(site, 'docs/index.md'), 'High water at nine.')
  const stampOf = async (root: string) => contentStamp(await loadSite(root, 'production'))
  const first = await stampOf(site)
  expect(String(first)).toMatch(/^\d{8,13}$/)

  cpSync(site, join(folder, 'copy'), { recursive: true })
  expect(await stampOf(join(folder, 'copy'))).toBe(first)
  writeFileSync(join(site, 'docs/_partial.md'), 'Low water at three.')
  expect(await stampOf(site)).not.toBe(first)
})

test('[C1] the stamp changes with a file that a feature watches', async () => {
  const root = writeSite({
    'site.config.ts': `import { reference } from 'docwright/features'
export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/',
  features: [reference({ meanings: { '@harbor/tides': 'tides.yml' } })] }`,
    'tides.yml': 'Tide:\n  height: In meters.\n',
  })
  const stamp = async () => contentStamp(await loadSite(root, 'production'))
  const first = await stamp()
  writeFileSync(join(root, 'tides.yml'), 'Tide:\n  height: In feet.\n')
  expect(await stamp()).not.toBe(first)
})
