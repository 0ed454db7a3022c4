import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'pathe'
import { onTestFinished } from 'vitest'
import { migrate } from './convert-site'

/** What every configuration must have. */
export const REQUIRED_KEYS = "title: 'Harbor', url: 'https://harbor.example.com/', baseUrl: 'harbor'"

/** What migrating a site wrote and said. */
export interface Migrated {
  report: string
  /** The text of `site.config.ts`. */
  config: string
}

/** Migrates a site with these files, for the length of a test. */
export async function migrated(files: Readonly<Record<string, string>>): Promise<Migrated> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const all = { 'docusaurus.config.js': `module.exports = { ${REQUIRED_KEYS} }`, ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const modules = ['@theme/Layout', '@theme/Tabs']
  const report = await migrate({ folder, write: true, modules, outDir: join(folder, 'dist') })
  return { report, config: readFileSync(join(folder, 'site.config.ts'), 'utf8') }
}
