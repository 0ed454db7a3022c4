import { expectUsable, watchWarnings } from './support/blocked-storage'
import { expect, test } from './support/test'

// Only the build, because such a frame blocks the dev server's socket.

test.use({ siteName: 'notice' })

test('[X9] a frame that may not store anything works the same', async ({ context, page, site }) => {
  const warnings = watchWarnings(context)
  await page.route(`${site.url}host-of-a-frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Host</title><iframe sandbox="allow-scripts" width="1200" height="700" src="${site.url}"></iframe>`,
    }),
  )
  await page.goto('host-of-a-frame')
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The frame has no document.')
  await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expectUsable(frame)
  expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1)
})
