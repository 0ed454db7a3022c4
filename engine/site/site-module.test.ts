import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { loadModule } from './site-module'

async function load(text: string): Promise<unknown> {
  return (await loadModule(writeSite({ 'sidebars.js': text }), 'sidebars.js'))?.value
}

test.each([
  'module.exports = { docs: [] }',
  'exports.docs = []',
  'const sidebars = module.exports = {}; sidebars.docs = []',
  'Object.assign(module.exports, { docs: [] })',
  '// As `module.exports` would.\nexport default { docs: [] }',
])('%j gives its value', async (text) => {
  expect(await load(text)).toEqual({ docs: [] })
})

test.each([
  ['a syntax error', 'module.exports = {\n  docs: [\n}\n', 3, "Unexpected token '}'"],
  ['a name that is not there', '\nmodule.exports = {\n  docs: pages,\n}\n', 3, 'pages is not defined'],
  [
    'a file that does not exist',
    "\nmodule.exports = require('./parts')\n",
    2,
    "Cannot find module './parts'",
  ],
])('[D3] %s is reported with file and line', async (_, text, line, reason) => {
  await expect(load(text)).rejects.toMatchObject({
    problem: { file: 'sidebars.js', line, received: expect.stringContaining(reason) },
  })
})

test.each([
  ["export default Promise.reject(new Error('low tide'))"],
  ["module.exports = Promise.reject(new Error('low tide'))"],
])('a promise that fails is reported with its file: %j', async (text) => {
  await expect(load(text)).rejects.toMatchObject({ problem: { file: 'sidebars.js', received: 'low tide' } })
})

test('[D3] a module whose import fails is reported with the file of that', async () => {
  const root = writeSite({
    'sidebars.ts': "import { docs } from './src/parts'\n\nexport default { docs }",
    'src/parts.js': "\nconst path = require('node:path')\nmodule.exports = { docs: [path.sep] }",
  })
  await expect(loadModule(root, 'sidebars.ts')).rejects.toMatchObject({
    problem: { file: 'src/parts.js', hint: expect.stringMatching(/^Write it as an ES module/) },
  })
})
