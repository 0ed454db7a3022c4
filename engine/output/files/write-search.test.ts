import { expect, test } from 'vitest'
import { siteData } from '../../content/site/site-data'
import { loadSite, testConfig, writeSite } from '../../content/test-site'
import { formatProblem } from '../../diagnostics/problem'
import { createReporter } from '../../diagnostics/reporter'
import { searchedPage } from '../../features/search/output/search-pages'
import { writeSearch } from '../../features/search/output/write-search'
import { testPage } from '../../features/search/query/testing'
import { search } from '../../features/search/search'
import { createFenceIndex } from '../../markdown/plugins/code-fences'
import { NO_HOOKS } from '../../site/hooks'

/** Returns the search files of a site with these pages, and the problems reported. */
async function written(text: string, options: Parameters<typeof search>[0] = {}) {
  const config = testConfig({
    features: [search(options)],
    themeConfig: { navbar: { items: [{ type: 'search' }] } },
  })
  const { content } = await loadSite({ files: { 'docs/a.mdx': '# A' } })
  const root = writeSite({})
  const setup = {
    root,
    layers: { root },
    cache: root,
    mode: 'production',
    modules: new Set<string>(),
    sources: { folders: [], outside: [], fences: createFenceIndex() },
    config,
    sidebars: undefined,
    hooks: NO_HOOKS,
    featuresKey: '',
  } as const
  const site = siteData(config, content, createReporter())
  const paths: string[] = []
  const output = {
    write: (path: string) => paths.push(path),
    copy: () => {},
    remove: () => {},
    has: () => false,
    read: () => '',
  }
  const reporter = createReporter()
  const model = { setup, site, history: { lastUpdated: () => undefined, time: 7 } }
  const resolve = () => Promise.reject(new Error('there is no such module'))
  await writeSearch([searchedPage(testPage('A', text))], model, output, reporter, resolve)
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
    "log: The search files are 2.4 MiB, and every reader who searches downloads all of them; with search.engine 'pagefind', a query downloads only a part.",
  ])
})

test('[D3] a site that has chosen Pagefind, and cannot have it, gets a hint', async () => {
  const failure = await written('A buoy.', { engine: 'pagefind' }).catch((error: Error) => error.message)
  expect(failure).toMatchInlineSnapshot(`
    "Pagefind cannot create the search index of this site.
      at        site.config.ts:7
      expected  the package \`pagefind\`, with its binary for this platform
      received  there is no such module
      fix       Run npm install pagefind, or choose \`engine: 'embedded'\`."
  `)
})
