import { useState } from 'react'
import { expect, test } from 'vitest'
import { testConfig } from '../content/test-site'
import { formatProblem, SiteError } from '../diagnostics/problem'
import type { Site } from '../page/site'
import type { PageView } from '../page/types'
import { noHooks } from '../site/features/hooks'
import { inLayout } from './in-layout'

function Fold() {
  const [isOpen] = useState(false)
  return <p>{isOpen}</p>
}

/** Returns the message that an author of the theme gets for one page. */
async function failure(path: string): Promise<string> {
  const theme = {
    layout: () => <Fold />,
    articleSlot: () => null,
    foot: () => null,
    islandId: () => undefined,
    islandScript: String,
  }
  const view = { path, body: [] } as unknown as PageView
  const error: unknown = await inLayout(
    view,
    {
      site: { basePath: '/' } as Site,
      footer: { columns: [] },
      setup: { root: '/site', config: testConfig(), hooks: noHooks() },
    },
    theme,
  ).catch((reason: unknown) => reason)
  if (!(error instanceof SiteError)) throw error
  return formatProblem(error.problem)
}

test('a hook in the theme is the same problem on every page, in the file of its component', async () => {
  const message = await failure('/a')
  expect(message).toContain('engine/render/in-layout.test.tsx:11')
  await expect(failure('/b')).resolves.toBe(message)
})
