import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { createReporter } from '../../diagnostics/reporter'
import { loadModels } from '../../site/load-models'
import { loadSite } from '../../site/setup'

const config = (features: string) => `import { announcement } from 'docwright/features'
export default { title: 'A', url: 'https://example.com', baseUrl: '/base/', features: [${features}] }`

async function sharedBy(features: string) {
  const root = writeSite({ 'site.config.ts': config(features), 'docs/two.mdx': '# Two' })
  const setup = await loadSite(root, 'production', `${root}/.cache`)
  const [{ site }] = await loadModels(setup, createReporter())
  return site.shared
}

test('[R3] the links of an announcement are clean', async () => {
  const content = '<a href="/base/two/#new">New</a> <a href="https://example.com/a/">Out</a>'
  const shared = await sharedBy(`announcement({ content: ${JSON.stringify(content)} })`)
  expect(shared).toEqual({
    announcement: {
      id: 'announcement-bar',
      html: '<a href="/base/two#new">New</a> <a href="https://example.com/a/">Out</a>',
      isCloseable: true,
    },
  })
})

test('HTML with a tag that has no end is refused with its line', async () => {
  await expect(sharedBy("announcement({ content: 'Now <b>open' })")).rejects.toMatchObject({
    message: expect.stringMatching(/site\.config\.ts:2\n.*HTML in which each tag has its end/),
  })
})

test('a site without an announcement gives browsers nothing', async () => {
  expect(await sharedBy('')).toBeUndefined()
})
