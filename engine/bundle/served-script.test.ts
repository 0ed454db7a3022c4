import { expect, test } from 'vitest'
import { CLIENT_ENTRY, ENGINE_ROOT } from '../cache/paths'
import { servedPath, servedScript } from './served-script'

const resolved = (script: string) =>
  new URL(`./${script}`, `http://localhost:3000${servedPath(CLIENT_ENTRY, '/base/')}`).pathname

test('a script of the site is served by its path in the site', () => {
  expect(resolved(servedScript('/far/site/components/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/components/Lamp.island.tsx',
  )
})

test('a script of the engine, or of a folder whose name only begins like that of the site, by its path on disk', () => {
  const tabs = `${ENGINE_ROOT}theme/mdx/Tabs.island.tsx`
  expect(resolved(servedScript(tabs, '/far/site'))).toBe(servedPath(tabs, '/base/'))
  expect(resolved(servedScript('/far/site-two/Lamp.island.tsx', '/far/site'))).toBe(
    '/base/@fs/far/site-two/Lamp.island.tsx',
  )
})

test('a Windows path has a slash before its drive, as in Vite', () => {
  expect(servedPath('C:/site/docs/a.css', '/base/')).toBe('/base/@fs/C:/site/docs/a.css')
  expect(resolved(servedScript('D:/site-two/Lamp.island.tsx', 'D:/site'))).toBe(
    '/base/@fs/D:/site-two/Lamp.island.tsx',
  )
})
