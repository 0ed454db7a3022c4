import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildHere } from './build-here'
import { copySite } from './site-copy'

test('all locales are built into one folder or none is, and a locale that fails is named', {
  timeout: 90_000,
}, async () => {
  const site = copySite('tests/fixtures/locales')
  site.edit('site.config.ts', 'precompress: false', 'precompress: true')
  const folder = mkdtempSync(join(tmpdir(), 'docs-locales-'))
  onTestFinished(() => {
    site.remove()
    rmSync(folder, { recursive: true })
  })
  const options = { out: join(folder, 'dist'), cache: join(folder, 'cache') }
  const built = await buildHere(site.folder, options)
  expect(built.stdout).toMatch(/^7 pages /m)
  expect(readFileSync(join(options.out, 'robots.txt'), 'utf8')).toBe(
    `User-agent: *
Allow: /
Sitemap: https://harbor.example.com/harbor/sitemap.xml
Sitemap: https://harbor.example.com/harbor/ar/sitemap.xml
`,
  )
  expect(existsSync(join(options.out, 'ar/404.html.br'))).toBe(true)
  expect(readFileSync(join(options.out, 'ar/sitemap.xml'), 'utf8')).toContain('/harbor/ar/rigging/cafe<')

  site.edit('i18n/ar/docs/rigging/03-cafe.mdx', 'وحدها.', 'وحدها. [إلى لا مكان](/nowhere)')
  site.edit('docs/rigging/02-lamps.mdx', 'First come', '[Home](/ar/) and [out](/ar/nowhere). First come')
  const failed = await buildHere(site.folder, options)
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(/leads nowhere: \/harbor\/ar\/nowhere\n +at +docs\/rigging\/02-lamps.mdx:3/)
  expect(failed.stderr).toMatch(
    /leads nowhere: \/harbor\/ar\/nowhere \(in the locale 'ar'\)\n +at +i18n\/ar\/docs\/rigging\/03-cafe.mdx:3/,
  )
  expect(failed.stderr).not.toContain('leads nowhere: /harbor/ar/\n')
  expect(readFileSync(join(options.out, 'ar/rigging/cafe.md'), 'utf8')).not.toContain('nowhere')
})
