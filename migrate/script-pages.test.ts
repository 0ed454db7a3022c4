import { expect, test } from 'vitest'
import { migrated } from './testing'

test('pages in JavaScript get the names of pages here, unless they need what is not provided', async () => {
  const { report, config, has } = await migrated({
    'src/pages/index.js':
      "import Layout from '@theme/Layout'\nexport default () => <Layout>Harbor</Layout>\n",
    'src/pages/team/us.jsx': 'function Us() { return null }\nexport { Us as default }\n',
    'src/pages/help.js': "import Card from '@theme/Card'\nexport default () => <Card />\n",
    'src/pages/crew.js': "export const crew = ['Ann']\n",
    'src/pages/_hero.js': 'export default () => null\n',
  })
  expect(report).toContain(
    'that were renamed (2):\n  src/pages/index.js: now src/pages/index.tsx\n  src/pages/team/us.jsx: now src/pages/team/us.tsx\n',
  )
  expect(report).toMatch(
    /in JavaScript was not taken over. \(2\)\n.*\n {2}src\/pages\/crew.js:1\n {2}src\/pages\/help.js:1/,
  )
  expect(config).toContain('pages that must be rewritten: crew.js, help.js')
  const pages = ['index.tsx', 'index.js', 'team/us.tsx', 'help.js', 'crew.js', '_hero.js']
  expect(pages.filter((page) => has(`src/pages/${page}`))).toEqual([
    'index.tsx',
    'team/us.tsx',
    'help.js',
    'crew.js',
    '_hero.js',
  ])
})
