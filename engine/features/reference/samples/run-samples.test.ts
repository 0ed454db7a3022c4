import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../../../content/test-site'
import { createReporter } from '../../../diagnostics/reporter'
import { compilePage } from '../../../site/compile-source'
import { loadModels } from '../../../site/load-models'
import { loadSite } from '../../../site/setup'
import { checkObservations, runSamples } from './run-samples'

const CONFIG =
  "{ title: 'Toolkit', url: 'https://example.com', baseUrl: '/', i18n: { locales: ['en', 'fr'] } }"
const SAMPLE = '```ts run try\nconsole.log(1)\n```\n'
const KEPT = 'versioned_docs/version-1.0/a.mdx'

test('samples of versioned docs are neither run nor tried, nor are those of its translations', async () => {
  const root = writeSite({
    'site.config.ts': `export default ${CONFIG}`,
    'versions.json': '["1.0"]',
    'docs/a.mdx': 'Text',
    [KEPT]: SAMPLE,
    [`i18n/fr/${KEPT}`]: SAMPLE,
  })
  const setup = await loadSite(root, 'production', join(root, 'cache'))
  const pages = (await loadModels(setup, createReporter())).map(async (model) => {
    const source = model.content.byRoute.get('/a')
    const compiled = source && (await compilePage(source, model))
    return [source?.path, compiled?.problems, compiled?.code.includes('TryIt')]
  })
  expect(await Promise.all(pages)).toEqual([
    [KEPT, [], false],
    [`i18n/fr/${KEPT}`, [], false],
  ])
  expect(await checkObservations(setup, undefined, false, createReporter())).toBe(0)
})

test('samples of a site without a reference are run and recorded, although nothing compiles them', async () => {
  const root = writeSite({
    'site.config.ts': `export default ${CONFIG}`,
    'docs/a.mdx': '```ts run\nconsole.log(1)\n```\n',
  })
  const setup = await loadSite(root, 'production', join(root, 'cache'))
  await expect(runSamples(setup, false)).rejects.toThrow('not recorded yet')
  expect(await runSamples(setup, true)).toMatch(/^1 behave as recorded\n/)
  expect(await runSamples(setup, false)).toMatch(/^1 behave as recorded\n/)
})

test('on a site with no sample to run, the command says what it needs', async () => {
  const root = writeSite({ 'site.config.ts': `export default ${CONFIG}`, 'docs/a.mdx': 'Text' })
  const setup = await loadSite(root, 'production', join(root, 'cache'))
  await expect(runSamples(setup, false)).rejects.toThrow('names no packages')
})
