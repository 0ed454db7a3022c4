import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from '../site/load-models'
import { loadSite, type SiteSetup } from '../site/setup'
import { siteStyles } from './site-styles'
import { findStyles } from './virtual-modules'

const CONFIG = `{
  title: 'Toolkit', url: 'https://example.com', baseUrl: '/', i18n: { locales: ['en', 'fr'] },
  docs: { path: './handbook' }, pages: { path: 'extra' }, features: [blog({ path: 'news' })],
}`

test('every style sheet below components and src is used, and only imported ones among the pages', async () => {
  const used = [
    'components/Box.module.css',
    'extra/bar/bar.css',
    'handbook/part/Box.css',
    'handbook/part/Lid.less',
    'handbook/plain.css',
    'i18n/fr/handbook/fr.css',
    'i18n/fr/src/fr.css',
    'src/deep/sassy.scss',
    'src/deep/wide.css',
    'versioned_docs/version-1.0/old.css',
  ]
  const unused = [
    'docs/a.css',
    'handbook/sample/style.css',
    'i18n/fr/static/a.css',
    'news/a.css',
    'src/deep/_part.scss',
    'static/a.css',
  ]
  const root = writeSite({
    ...Object.fromEntries([...used, ...unused].map((file) => [file, ''])),
    'site.config.ts': `import { blog } from 'docwright/features'\nexport default ${CONFIG}`,
    'handbook/a.mdx':
      "import './plain.css'\nimport Box from './part/Box'\n\n```js\nimport './sample/style.css'\n```",
    'handbook/part/Box.tsx': "import './Box.css'\nimport './Lid.less'\nexport default () => 'box'",
    'handbook/sample/main.tsx': "import './style.css'",
    'extra/b.tsx': "import './bar'\nexport default () => 'b'",
    'extra/bar/index.tsx': "import '@site/extra/bar/bar.css'",
    'i18n/fr/handbook/a.mdx': "import './fr.css'\n\nTexte",
    'versioned_docs/version-1.0/a.mdx': "import './old.css'",
  })
  const models = await loadModels(await loadSite(root, 'production', join(root, 'cache')), createReporter())
  const found = models.map(async ({ setup, site }) => {
    const own = (await findStyles(setup, site)).filter((file) => file.startsWith(`${root}/`))
    return own.map((file) => file.slice(root.length + 1))
  })
  expect(await Promise.all(found)).toEqual([used.filter((file) => !file.startsWith('i18n/')), used])
  const { notes } = await siteStyles(models[0]?.setup as SiteSetup)
  expect(notes.map(({ what }) => what)).toContain(
    'This style sheet among the pages is not used: handbook/sample/style.css',
  )
})
