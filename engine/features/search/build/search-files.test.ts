import { expect, test } from 'vitest'
import { siteData } from '../../../content/site/site-data'
import { loadTestSite, testConfig, writeSite } from '../../../content/test-site'
import { formatProblem } from '../../../diagnostics/problem'
import { collectProblems, createReporter } from '../../../diagnostics/reporter'
import type { WrittenSite } from '../../../feature'
import { createFenceIndex } from '../../../markdown/plugins/code-fences'
import { setUpFeatures } from '../../../site/features/hooks'
import { testPage } from '../query/testing'
import { searchOptions } from '../schema'
import { search } from '../search'

type SearchInput = Parameters<typeof search>[0]

function hooksOf(options: SearchInput = {}) {
  const config = testConfig({ features: [search(options)] })
  const root = writeSite({})
  const sources = { folders: [], outside: [], fences: createFenceIndex() }
  const folders = { root, layers: { root }, cache: root, localeCache: root, sources }
  const feature = { ...search(), options: searchOptions.parse(options) }
  return { config, hooks: setUpFeatures([feature], { ...folders, config, isDefaultLocale: true }) }
}

/** Returns the search files of a site with a page, and the problems reported. */
async function written(text: string, options: SearchInput = {}) {
  const { config, hooks } = hooksOf(options)
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': '# A' } })
  const reporter = createReporter()
  const paths: string[] = []
  const json = Buffer.from(JSON.stringify(testPage('A', text)))
  const site: WrittenSite = {
    site: siteData(config, content, reporter),
    content,
    stamp: 7,
    folder: '',
    version: '',
    apart: new Set(),
    pages: async () => [],
    twin: async () => '',
    excerpt: async () => '',
    collection: async () => [{ file: 'docs/a.mdx', json, key: text }],
    has: () => false,
    pageOf: async () => undefined,
    checkLink: () => undefined,
    report: reporter.report,
    document: () => '',
    shell: () => '',
  }
  for (const { args } of hooks.files)
    await collectProblems(async () => {
      for (const [path, content] of Object.entries(await args[0](site))) {
        await content()
        paths.push(path)
      }
    }, reporter)
  return {
    paths,
    problems: reporter.problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`),
  }
}

test('[C1] [C2] a site has two files of search; that they are too large for every reader is said in one line', async () => {
  const files = ['/base/assets/search-doc-7.json', '/base/assets/lunr-index-7.json']
  expect(await written('A buoy.')).toEqual({ paths: files, problems: [] })
  const { paths, problems } = await written('buoy '.repeat(500_000))
  expect(paths).toEqual(files)
  expect(problems).toEqual([
    'log: The search files are 2.4 MiB, and every reader who searches downloads all of them. With the feature of examples/features/pagefind/README.md, a query downloads only a part.',
  ])
})
