import { expect, test } from 'vitest'
import { migrated, REQUIRED_KEYS } from './testing'

const config = (keys = '') => ({
  'docusaurus.config.js': `module.exports = { ${REQUIRED_KEYS}, presets: [['classic', { docs: { sidebarPath: './sidebars.ts' } }]], ${keys} }`,
})
const OWN = "[{ type: 'category', label: 'Knots', items: ['a'] }]"

test.each([
  [
    'requires a file',
    { 'sidebars.ts': "const main = require('./main.json')\nexport default { main }", 'main.json': '["a"]' },
  ],
  [
    'imports a script that requires',
    {
      'sidebars.ts': "import { of } from './of'\nexport default { main: of('a') }",
      'of.js': "const path = require('node:path')\nmodule.exports = { of: (id) => [path.basename(id)] }",
    },
  ],
])('sidebars in a module that %s are written as what they say', async (_, files) => {
  const { config: text, read } = await migrated({ ...config(), ...files })
  expect(text).toContain("sidebarPath: 'sidebars.converted.ts'")
  expect(read('sidebars.converted.ts')).toContain("main: ['a'],")
})

test('sidebars that the engine can load stay as they are', async () => {
  const { config: text } = await migrated({ ...config(), 'sidebars.ts': "export default { main: ['a'] }" })
  expect(text).toContain("sidebarPath: 'sidebars.ts'")
})

test('translations of such sidebars are beside them', async () => {
  const { read } = await migrated({
    ...config("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }"),
    'own.js': `module.exports = ${OWN}`,
    'sidebars.ts': "const main = require('./own')\nexport default { main }",
    'i18n/fr/docusaurus-plugin-content-docs/current.json':
      '{ "sidebar.main.category.Knots": { "message": "Nœuds" } }',
  })
  expect(read('i18n/fr/sidebars.converted.ts')).toContain("label: 'Nœuds'")
})
