import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { findStyles } from './virtual-modules'

const CONFIG = `{
  title: 'Toolkit', url: 'https://example.com', baseUrl: '/', i18n: { locales: ['en', 'fr'] },
  docs: { path: './handbook' }, pages: { path: 'extra' }, blog: { path: 'news' },
}`

test('style sheets are found in every folder that holds pages, and in those of their translations', async () => {
  const sheets = [
    'components',
    'extra',
    'handbook/part',
    'i18n/fr/handbook',
    'news',
    'versioned_docs/version-1.0',
  ]
  const files = [...sheets, 'docs', 'i18n/fr/static', 'static'].map((folder) => [
    `${folder}/Box.module.css`,
    '',
  ])
  const root = writeSite({
    ...Object.fromEntries(files),
    'site.config.ts': `export default ${CONFIG}`,
    'handbook/a.mdx': 'Text',
    'extra/b.mdx': 'Text',
  })
  const models = await loadModels(await loadSite(root, 'production', join(root, 'cache')), createReporter())
  const found = models.map(async ({ setup, site }) => {
    const own = (await findStyles(setup, site)).filter((file) => file.startsWith(`${root}/`))
    return own.map((file) => file.slice(root.length + 1).replace('/Box.module.css', ''))
  })
  expect(await Promise.all(found)).toEqual([sheets.filter((folder) => !folder.startsWith('i18n/')), sheets])
})
