import { existsSync, readFileSync } from 'node:fs'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { newVersion } from './new-version'

const CONFIG =
  "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', docs: { routeBasePath: '/' }, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }\n"

const files = {
  'site.config.ts': CONFIG,
  'sidebars.ts':
    "const ids = ['index', 'quay/boats']\nexport default { harbor: ids.map((id) => ({ type: 'doc' as const, id })) }\n",
  'docs/index.md': '# Harbor\n',
  'docs/quay/boats.md': '# Boats\n',
  'i18n/fr/docs/index.md': '# Port\n',
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('a version has the pages, their translations and the evaluated sidebars, and the site builds with it', async () => {
  const root = writeSite(files)
  expect(await newVersion(root, '1.0')).toEqual({
    docs: 'versioned_docs/version-1.0',
    files: 2,
    list: 'versions.json',
    current: 'docs',
  })
  expect(JSON.parse(read(root, 'versions.json'))).toEqual(['1.0'])
  expect(read(root, 'versioned_docs/version-1.0/quay/boats.md')).toBe('# Boats\n')
  expect(read(root, 'i18n/fr/versioned_docs/version-1.0/index.md')).toBe('# Port\n')
  expect(JSON.parse(read(root, 'versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
    harbor: [
      { type: 'doc', id: 'index' },
      { type: 'doc', id: 'quay/boats' },
    ],
  })
  expect(existsSync(join(root, 'i18n/fr/versioned_sidebars'))).toBe(false)
  await newVersion(root, '2.0')
  expect(JSON.parse(read(root, 'versions.json'))).toEqual(['2.0', '1.0'])
  const reporter = createReporter()
  const [model] = await loadModels(await loadSite(root, 'production', join(root, '.cache')), reporter)
  expect(reporter.problems.map(({ problem }) => problem.what)).toEqual([])
  expect([...model.content.byRoute.keys()]).toEqual(
    expect.arrayContaining(['/', '/quay/boats', '/1.0/quay/boats', '/next/quay/boats']),
  )
})

test.each(['.', '..', 'current', 'a/b', 'a b', '50%'])(
  '[D3] %j is not the name of a version',
  async (name) => {
    const root = writeSite(files)
    await expect(newVersion(root, name)).rejects.toThrow('This is not a valid name of a version.')
    expect(existsSync(join(root, 'versions.json'))).toBe(false)
  },
)

test('[D3] a version that exists, or whose folder does, is left as it is', async () => {
  const root = writeSite({
    ...files,
    'versioned_docs/version-3.0/index.md': '# Old\n',
    'versions.json': '["1.0"]',
  })
  await expect(newVersion(root, '1.0')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The version 1.0 already exists.
      at        versions.json
      expected  the name of a new version
      received  1.0
      fix       Choose another name, or remove what is left of that version; nothing was written.]
  `)
  await expect(newVersion(root, '3.0')).rejects.toThrow('versioned_docs/version-3.0')
  expect(read(root, 'versions.json')).toBe('["1.0"]')
})

test('[D3] a site without docs, or with a broken list of versions, gets no version', async () => {
  await expect(newVersion(writeSite({ 'site.config.ts': CONFIG }), '1.0')).rejects.toThrow('no docs to make')
  const broken = writeSite({ ...files, 'versions.json': '{' })
  await expect(newVersion(broken, '1.0')).rejects.toThrow('versions.json')
  expect(existsSync(join(broken, 'versioned_docs'))).toBe(false)
})

test('[D15] a version of another set of docs has the id of the set before its name', async () => {
  const docs = "docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }]"
  const root = writeSite({
    'site.config.ts': CONFIG.replace("docs: { routeBasePath: '/' }", docs),
    'api/index.md': '# Calls\n',
    'api_sidebars.ts': "export default { calls: ['index'] }\n",
  })
  expect(await newVersion(root, 'api/1.0')).toEqual({
    docs: 'api_versioned_docs/version-1.0',
    files: 1,
    list: 'api_versions.json',
    current: 'api',
  })
  expect(JSON.parse(read(root, 'api_versions.json'))).toEqual(['1.0'])
  expect(JSON.parse(read(root, 'api_versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
    calls: ['index'],
  })
  await expect(newVersion(root, 'apis/1.0')).rejects.toThrow('This is not a valid name of a version.')
})
