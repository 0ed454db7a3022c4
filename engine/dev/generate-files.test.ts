import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { loadSite } from '../site/setup'
import { generateFiles } from './generate-files'
import { createDevSite } from './site'

const CONFIG = "export default { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/base/' }\n"

test('a page that has the path of a generated file is refused, and both are named', async () => {
  const root = writeSite({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Home\n',
    'docs/robots.txt.md': '# Robots\n',
  })
  const reload = () => loadSite(root, 'development', join(root, 'cache'))
  const site = await createDevSite({ setup: await reload(), reload, locales: async () => [] })
  const model = await site.model()
  const renderer = () => Promise.reject(new Error('Nothing is rendered to list the generated files.'))
  expect(() => generateFiles(model, renderer, site.log)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: docs/robots.txt.md cannot be at the path of a generated file: /base/robots.txt is from site-files.
      at        docs/robots.txt.md
      expected  a path that no file of the built site has
      received  /base/robots.txt of site-files, and docs/robots.txt.md
      fix       Rename the file, or give the page a different \`slug\`.]
  `)
})
