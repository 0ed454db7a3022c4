import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { createLocaleServices, createSharedServices, loadModel } from './load-model'
import { loadSite } from './setup'

async function problemsOf(files: Record<string, string>, docs: string): Promise<string[]> {
  const navbar = "{ items: [{ type: 'doc', docId: 'a' }, { type: 'doc', docId: 'c' }] }"
  const root = writeSite({
    ...files,
    'site.config.ts': `import { search } from 'docwright/features'
    export default {
      title: 'Toolkit', url: 'https://example.com', baseUrl: '/', docs: ${docs},
      themeConfig: { navbar: ${navbar} },
      features: [search({ suggestions: [{ type: 'doc', docId: 'd' }] })],
    }`,
  })
  const setup = await loadSite(root, 'production', join(root, 'cache'))
  const reporter = createReporter()
  await loadModel(createLocaleServices(setup, await createSharedServices(setup)), reporter)
  return reporter.problems.map(({ problem }) => problem.what)
}

test('a version that does not exist is reported, but not the links of the layout that lack their docs by it', async () => {
  expect(await problemsOf({ 'docs/a.mdx': 'Text' }, "{ onlyIncludeVersions: ['1.0'] }")).toEqual([
    "The key `docs.onlyIncludeVersions` of the configuration names a version that does not exist: '1.0'.",
    'No version of the docs is left to build.',
  ])
})

test('links of the navbar and of search are reported on a site without other problems', async () => {
  expect(await problemsOf({ 'docs/a.mdx': 'Text' }, '{}')).toEqual([
    "A navbar item cannot be shown. It names a doc that does not exist: 'c'.",
    "A suggestion of search cannot be shown. It names a doc that does not exist: 'd'.",
  ])
})
