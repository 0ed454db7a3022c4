import { join } from 'pathe'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { jsxInScripts } from './old-scripts'

test('JSX in a `.js` file of a site is compiled', async () => {
  const root = writeSite({ 'a.js': 'export default () => <b>tide</b>\n' })
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [jsxInScripts],
    build: {
      write: false,
      lib: { entry: join(root, 'a.js'), formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  })
  expect(JSON.stringify(result)).toContain('children: \\"tide')
})
