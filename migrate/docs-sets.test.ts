import { expect, test } from 'vitest'
import { migrated, REQUIRED_KEYS } from './testing'

const DOCS = '@docusaurus/plugin-content-docs'

/** Migrates a site of Docusaurus with these keys in its configuration. */
function withConfig(keys: string, files: Record<string, string> = {}) {
  return migrated({ 'docusaurus.config.js': `module.exports = { ${REQUIRED_KEYS}, ${keys} }`, ...files })
}

test('each plugin for docs becomes a set, and items of the navbar lead to theirs', async () => {
  const { config, report } = await withConfig(
    `presets: [['classic', { docs: { sidebarPath: './sidebars.js', remarkPlugins: ['x'] } }]],
    plugins: [
      ['${DOCS}', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: require.resolve('./api-sidebars.js'), remarkPlugins: ['x'] }],
      ['content-docs', { id: 'crew', path: 'crew', routeBasePath: '/crew', lastVersion: 'current' }],
    ],
    themeConfig: { navbar: { items: [
      { type: 'doc', docId: 'intro', docsPluginId: 'default', label: 'Docs' },
      { type: 'doc', docId: 'start', docsPluginId: 'api', label: 'API' },
      { type: 'docsVersionDropdown', docsPluginId: 'crew' },
      { type: 'dropdown', label: 'More', items: [{ type: 'doc', docId: 'mira', docsPluginId: 'crew', label: 'Crew' }] },
      { type: 'doc', docId: 'gone', docsPluginId: 'gone', label: 'Gone' },
    ] } }`,
    { 'sidebars.js': 'module.exports = {}', 'api-sidebars.js': 'module.exports = {}' },
  )
  const docs = config.slice(config.indexOf('  docs: ['), config.indexOf('  markdown: '))
  expect(docs).toMatchInlineSnapshot(`
    "  docs: [
        {
          routeBasePath: 'docs',
          showLastUpdateTime: false,
          // remarkPlugins: most go into \`markdown.plugins\`: see docs/compatibility.md; the fence words npm2yarn and tab work without one
          sidebarPath: 'sidebars.js',
        },
        {
          routeBasePath: 'api',
          showLastUpdateTime: false,
          id: 'api',
          path: 'api',
          // remarkPlugins: most go into \`markdown.plugins\`: see docs/compatibility.md; the fence words npm2yarn and tab work without one
          sidebarPath: 'api-sidebars.js',
        },
        {
          routeBasePath: '/crew',
          showLastUpdateTime: false,
          id: 'crew',
          path: 'crew',
          lastVersion: 'current',
        },
      ],
    "
  `)
  expect(config.slice(config.indexOf('items: ['), config.indexOf('],\n    },'))).toMatchInlineSnapshot(`
    "items: [
            { type: 'doc', docId: 'intro', label: 'Docs', set: 'default' },
            { type: 'doc', docId: 'start', label: 'API', set: 'api' },
            { type: 'docsVersionDropdown', set: 'crew' },
            {
              type: 'dropdown',
              label: 'More',
              items: [{ type: 'doc', docId: 'mira', label: 'Crew', set: 'crew' }],
            },
            // 'Gone': it leads to the docs 'gone', which no plugin here has
          "
  `)
  expect(config).not.toContain('plugins:')
  expect(report).toContain('docs[].remarkPlugins')
})

test('docs of a plugin alone are the one set', async () => {
  const { config } = await withConfig(
    `presets: [['classic', { docs: false }]], plugins: [['${DOCS}', { path: 'guide', routeBasePath: '/' }]]`,
  )
  expect(config).toContain("docs: { routeBasePath: '/', showLastUpdateTime: false, path: 'guide' },")
})

test('a set whose folder or route is that of another is left out as a whole, with the reason', async () => {
  const { config } = await withConfig(
    `plugins: [['${DOCS}', {}], ['${DOCS}', { id: 'api', path: 'docs/api', routeBasePath: 'api' }], ['${DOCS}', { id: 'crew', path: 'crew' }]]`,
  )
  expect(config).toMatch(
    /\/\/ .*"id":"api".*: here it takes a folder beside docs, which is that of another set/,
  )
  expect(config).toMatch(/\/\/ .*"id":"crew".*: here it takes a route that no other set has/)
  expect(config.match(/routeBasePath: '/g)).toHaveLength(1)
})

test('translations of each set go to its own folders, and its words into its own sidebars', async () => {
  const plugin = 'i18n/fr/docusaurus-plugin-content-docs-api'
  const { report } = await withConfig(
    `i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', {}]],
    plugins: [['${DOCS}', { id: 'api', path: 'reference', routeBasePath: 'api' }]]`,
    {
      'api_sidebars.js': "module.exports = { calls: [{ type: 'category', label: 'Knots', items: ['a'] }] }",
      'api_versioned_docs/version-1.0/a.md': "import Card from '@theme/Card'\n",
      'reference/a.md': "import Card from '@theme/Card'\n",
      [`${plugin}/current/a.md`]: '# Un',
      [`${plugin}/version-1.0/a.md`]: '# Un',
      [`${plugin}/current.json`]: '{ "sidebar.calls.category.Knots": { "message": "Nœuds" } }',
    },
  )
  expect(report).toContain('Move its files to i18n/fr/reference.')
  expect(report).toContain('Move its files to i18n/fr/api_versioned_docs/version-1.0.')
  expect(report).toContain('i18n/fr/api_sidebars.js was written.')
  expect(report).toContain('reference/a.md:1\n')
  expect(report).toContain('api_versioned_docs/version-1.0/a.md:1')
})
