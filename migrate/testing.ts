import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /** Returns the text of another file that was written. */
  read(file: string): string
  /** True if the site has a file at this path now. */
  has(file: string): boolean
}

/** Migrates a site with these files, for the length of a test. It is one of Docusaurus unless it has a folder `.vitepress`. */
export async function migrated(files: Readonly<Record<string, string>>): Promise<Migrated> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const isOther = Object.keys(files).some((name) => name.startsWith('.vitepress/'))
  const config = { 'docusaurus.config.js': `module.exports = { ${REQUIRED_KEYS} }` }
  const all = { ...(isOther ? {} : config), ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const modules = ['@theme/Layout', '@theme/Tabs']
  const report = await migrate({ folder, write: true, modules, outDir: join(folder, 'dist') })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const has = (file: string) => existsSync(join(folder, file))
  return { report, config: read('site.config.ts'), read, has }
}
