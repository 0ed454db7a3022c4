import { expect, test } from 'vitest'
import { CLIENT_ENTRY, ENGINE_ROOT } from './paths'
import { servedScript } from './served-script'

const resolved = (script: string) =>
  new URL(`./${script}`, `http://localhost:3000/base/@fs${CLIENT_ENTRY}`).pathname

test('a script of the site is served by its path in the site', () => {
  expect(resolved(servedScript('/far/site/components/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/components/Lamp.island.tsx',
  )
})

test('a script of the engine, or of a folder whose name only begins like that of the site, by its path on disk', () => {
  const tabs = `${ENGINE_ROOT}theme/mdx/Tabs.island.tsx`
  expect(resolved(servedScript(tabs, '/far/site'))).toBe(`/base/@fs${tabs}`)
  expect(resolved(servedScript('/far/site-two/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/@fs/far/site-two/Lamp.island.tsx',
  )
})
