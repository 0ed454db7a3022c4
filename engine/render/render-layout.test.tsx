import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { testConfig } from '../content/test-site'
import { formatProblem, SiteError } from '../diagnostics/problem'
import type { Site } from '../page/site'
import type { PageView } from '../page/types'
import { noHooks } from '../site/features/hooks'
import { page } from '../theme/test-site'
import { renderLayout } from './render-layout'

function Fold() {
  const [isOpen] = useState(false)
  return <p>{isOpen}</p>
}

const around = {
  site: { basePath: '/' } as Site,
  footer: { columns: [] },
  setup: { root: '/site', config: testConfig(), hooks: noHooks() },
}

const themeWith = (layout: () => ReactElement) => ({
  layout,
  articleSlot: () => null,
  foot: () => null,
  islandId: () => undefined,
  islandScript: String,
})

/** Returns the message that an author of the theme gets for one page. */
async function failure(path: string): Promise<string> {
  const view = { path, body: [] } as unknown as PageView
  const error: unknown = await renderLayout(view, around, themeWith(Fold)).catch((reason: unknown) => reason)
  if (!(error instanceof SiteError)) throw error
  return formatProblem(error.problem)
}

test('a hook in the theme is the same problem on every page, in the file of its component', async () => {
  const message = await failure('/a')
  expect(message).toContain('engine/render/render-layout.test.tsx:12')
  await expect(failure('/b')).resolves.toBe(message)
})

test('browsers get only the data that they show on navigation, whatever else a feature adds', async () => {
  const added = { ...page, path: '/a', image: 'https://example.com/a.png', tides: ['high'] }
  const shown = await renderLayout(
    added,
    around,
    themeWith(() => <p>Text.</p>),
  )
  expect(Object.keys(shown)).not.toContain('tides')
  expect(Object.keys(shown)).not.toContain('frontMatter')
  expect(shown).toMatchObject({
    kind: page.kind,
    title: page.title,
    sidebar: page.sidebar,
    image: added.image,
  })
})
