import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../../cache/paths'
import { testConfig } from '../../content/test-site'
import { noHooks } from '../../site/features/hooks'
import { testHooks } from '../../site/features/test-hooks'
import { hasOwnFooter } from './own-footer'

const config = testConfig()

function withSlot(where: 'footer:before' | 'footer:end' | 'article:after', file: string): boolean {
  const part = { module: pathToFileURL(file), name: 'Tide' }
  return hasOwnFooter({ config, hooks: testHooks(({ component }) => component(where, part)) })
}

test('only what a site itself puts into the footer gives each page a footer of its own', () => {
  expect(hasOwnFooter({ config, hooks: noHooks() })).toBe(false)
  expect(withSlot('footer:end', `${ENGINE_ROOT}features/offline/OfflineButton.tsx`)).toBe(false)
  expect(withSlot('article:after', '/site/features/Tide.tsx')).toBe(false)
  expect(withSlot('footer:before', '/site/features/Tide.tsx')).toBe(true)
  expect(withSlot('footer:end', '/site/features/Tide.tsx')).toBe(true)
  const replaced = testConfig({ theme: { components: { Footer: 'components/Footer.tsx' } } })
  expect(hasOwnFooter({ config: replaced, hooks: noHooks() })).toBe(true)
})
