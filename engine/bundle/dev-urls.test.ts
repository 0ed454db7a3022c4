import { expect, test } from 'vitest'
import { CLIENT_ENTRY, ENGINE_ROOT } from '../cache/paths'
import { devScriptPathOf, devUrlOf } from './dev-urls'

const resolved = (script: string) =>
  new URL(`./${script}`, `http://localhost:3000${devUrlOf(CLIENT_ENTRY, '/base/')}`).pathname

test('a script of the site is served by its path in the site', () => {
  expect(resolved(devScriptPathOf('/far/site/components/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/components/Lamp.island.tsx',
  )
})

test('a script of the engine, or of a folder whose name only begins like that of the site, by its path on disk', () => {
  const tabs = `${ENGINE_ROOT}theme/mdx/Tabs.island.tsx`
  expect(resolved(devScriptPathOf(tabs, '/far/site'))).toBe(devUrlOf(tabs, '/base/'))
  expect(resolved(devScriptPathOf('/far/site-two/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/@fs/far/site-two/Lamp.island.tsx',
  )
})

test('a Windows path has a slash before its drive, as in Vite', () => {
  expect(devUrlOf('C:/site/docs/a.css', '/base/')).toBe('/base/@fs/C:/site/docs/a.css')
  expect(resolved(devScriptPathOf('D:/site-two/Lamp.island.tsx', 'D:/site'))).toBe(
    '/base/@fs/D:/site-two/Lamp.island.tsx',
  )
})
