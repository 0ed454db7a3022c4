import { expect, test } from 'vitest'
import { loadTestSite, testConfig } from '../../../content/test-site'
import { formatProblem } from '../../../diagnostics/problem'
import { createReporter } from '../../../diagnostics/reporter'
import { searchOptions } from '../schema'
import { search } from '../search'
import { listSuggestions } from './suggestions'

type Suggestions = NonNullable<NonNullable<Parameters<typeof search>[0]>['suggestions']>

const FILES = { 'docs/a.mdx': 'Text', 'docs/draft.mdx': '---\ndraft: true\n---\n' }

/** Returns the links of a site, and what is reported. */
async function suggested(...suggestions: Suggestions) {
  const config = testConfig({ features: [search({ suggestions })] })
  const { content } = await loadTestSite({ files: FILES })
  const { suggestions: checked } = searchOptions.parse({ suggestions })
  const { problems, report } = createReporter()
  const locationOf = ([, index]: readonly PropertyKey[]) => ({
    file: 'site.config.ts',
    line: 7 + Number(index),
  })
  const links = listSuggestions(checked, { config, locationOf }, { content, report })
  return {
    links,
    messages: problems.map(({ severity, problem }) => `${severity}: ${formatProblem(problem)}`),
  }
}

test('what search suggests leads to docs, routes and other sites', async () => {
  const { links, messages } = await suggested(
    { type: 'doc', docId: 'a', label: 'Begin here' },
    { type: 'doc', docId: 'draft' },
    { label: 'Page', to: '/page' },
    { label: 'Source', href: 'https://example.com' },
  )
  expect(messages).toEqual([])
  expect(links).toEqual([
    { label: 'Begin here', href: '/base/a', sidebar: 'defaultSidebar' },
    { label: 'Page', href: '/base/page' },
    { label: 'Source', href: 'https://example.com' },
  ])
})

test('[X7] a suggestion for an unknown doc fails with its line; the others are made', async () => {
  const { links, messages } = await suggested({ label: 'Page', to: '/page' }, { type: 'doc', docId: 'b' })
  expect(links).toEqual([{ label: 'Page', href: '/base/page' }])
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "throw: A suggestion of search cannot be shown. It names a doc that does not exist: 'b'.
      at        site.config.ts:8
      expected  the id of one of the 1 docs: a
      received  {"type":"doc","docId":"b"}
      fix       Did you mean \`a\`?"
  `)
})
