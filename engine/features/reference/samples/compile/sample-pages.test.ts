import { expect, test } from 'vitest'
import { validateConfig } from '../../../../config/validate'
import { createReporter } from '../../../../diagnostics/reporter'
import { writeFiles } from '../../api/testing'
import { testFences } from '../fences/testing'
import { readSamplePages, sampleFile } from './sample-pages'

test('pages of every locale are read, and no others', async () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de'],
    localeConfigs: { de: { path: 'eu/de' } },
  }
  const least = { title: 'Toolkit', url: 'https://docs.example.com', baseUrl: '/base/', i18n }
  const paths = ['docs/a.mdx', 'i18n/eu/de/docs/a.mdx', 'i18n/fr/docs/a.mdx', 'i18n/fr/pages/b.md']
  const files = [...paths, 'i18n/it/docs/a.mdx', 'versioned_docs/version-1/a.mdx']
  const root = writeFiles(Object.fromEntries(files.map((path) => [path, '# A'])))
  const config = validateConfig(least, 'site.config.ts', '')
  const pages = await readSamplePages(root, config, testFences(), createReporter())
  expect(pages.map(({ path }) => path)).toEqual(paths)
})

const readFences = testFences()

function file(info: string) {
  const [fence] = readFences({ path: 'docs/a.mdx', text: `\`\`\`${info}\ncode\n\`\`\`\n` })
  return fence && sampleFile(fence, 0)
}

test('a title that is the path of a file is the name of the sample', () => {
  expect(file('ts title="src/app/search.ts"')).toEqual({
    name: 'src/app/search.ts',
    isCode: true,
    text: 'code',
  })
  expect(file('ts title="./search.ts"')?.name).toBe('search.ts')
  expect(file('typescript title="/src/main.ts"')?.name).toBe('src/main.ts')
})

test('a sample without such a title has a name of its own', () => {
  expect(file('ts')?.name).toBe('sample-1.ts')
  expect(file('tsx title="In the component"')?.name).toBe('sample-1.tsx')
  expect(file('ts title="../outside.ts"')?.name).toBe('sample-1.ts')
})

test('templates, styles and data are files where they have a title; other languages are not', () => {
  expect(file('html title="results.html"')).toEqual({ name: 'results.html', isCode: false, text: 'code' })
  expect(file('json title="facets.json"')?.isCode).toBe(false)
  expect(file('html')).toBeUndefined()
  expect(file('sh title="install.sh"')).toBeUndefined()
})

test('a sample that is run can use the mock server, others do not', () => {
  expect(file('ts run')?.text).toMatch(/^code\ndeclare function respond\(/)
  expect(file('ts')?.text).toBe('code')
})

test('a sample that is not to be checked is a file that is not compiled', () => {
  expect(file('ts no-check="a"')?.isCode).toBe(false)
})
