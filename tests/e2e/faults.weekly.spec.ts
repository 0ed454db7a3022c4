import { expectNoLeaks } from './support/leaks'
import { test } from './support/test'

test.use({ siteName: 'kitchen' })

test('three hundred navigations and three hundred searches leak neither memory nor listeners', async ({
  page,
  visit,
}) => {
  await visit('tides')
  await expectNoLeaks(page, 300)
})
