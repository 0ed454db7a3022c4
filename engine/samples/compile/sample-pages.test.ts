import { expect, test } from 'vitest'
import { writeFiles } from '../../api/testing'
import { validateConfig } from '../../config/validate'
import { createReporter } from '../../diagnostics/reporter'
import { createFenceIndex } from '../../markdown/plugins/code-fences'
import { createFenceReader } from '../fences/read-fences'
import { readSamplePages } from './sample-pages'

test('pages of every locale are read, and no others', async () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de'],
    localeConfigs: { de: { path: 'eu/de' } },
  }
  const least = { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/base/', i18n }
  const paths = ['docs/a.mdx', 'i18n/eu/de/docs/a.mdx', 'i18n/fr/docs/a.mdx', 'i18n/fr/pages/b.md']
  const files = [...paths, 'i18n/it/docs/a.mdx', 'versioned_docs/version-1/a.mdx']
  const root = writeFiles(Object.fromEntries(files.map((path) => [path, '# A'])))
  const config = validateConfig(least, 'site.config.ts', '')
  const pages = await readSamplePages(root, config, createFenceReader(createFenceIndex()), createReporter())
  expect(pages.map(({ path }) => path)).toEqual(paths)
})
