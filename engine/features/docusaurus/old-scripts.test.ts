import { join } from 'pathe'
import { build, runnerImport } from 'vite'
import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { jsxInScripts, requiresInScripts } from './old-scripts'

/** Returns a bundle of these files, which begins with the first one. */
async function bundleOf(files: Readonly<Record<string, string>>): Promise<string> {
  const root = writeSite({ ...files })
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [requiresInScripts, jsxInScripts],
    build: {
      write: false,
      lib: { entry: join(root, Object.keys(files)[0] ?? ''), formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  })
  return JSON.stringify(result)
}

test('JSX in a `.js` file of a site is compiled', async () => {
  expect(await bundleOf({ 'a.js': 'export default () => <b>tide</b>\n' })).toContain('children: \\"tide')
})

test.each(['a.js', 'a.jsx'])('types in %s are left out', async (file) => {
  const text = 'type Props = { high: number }\nexport const tide = ({ high }: Props) => high\n'
  expect(await bundleOf({ [file]: text })).toMatch(/= \(\{ high \}\) => high/)
})

test('a script in Flow is named as such, but not one with another mistake', async () => {
  const text = 'type Props = {| +high: number |}\n'
  await expect(bundleOf({ 'a.js': `// @flow strict\n${text}` })).rejects.toThrow('flow-remove-types')
  await expect(bundleOf({ 'a.js': 'const = 1\n' })).rejects.not.toThrow('flow-remove-types')
})

test('a file of the site that a script requires is loaded, and a package is left to Node', async () => {
  const root = writeSite({
    'a.tsx':
      "export const high = [require('./b').high, require('./c.json').high]\nexport const list = () => require('list')\n",
    'b.ts': 'export const high = 4\n',
    'c.json': '{ "high": 3 }',
  })
  const plugins = [requiresInScripts, jsxInScripts]
  const { module } = await runnerImport<{ high: number[]; list(): unknown }>(join(root, 'a.tsx'), {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
  })
  expect(module.high).toEqual([4, 3])
  expect(module.list).toThrow('require is not defined')
})
