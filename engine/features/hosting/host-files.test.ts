import { expect, test } from 'vitest'
import { hostFiles } from './host-files'

test('hosts may let browsers keep what is below assets, in every language', () => {
  expect(hostFiles(['/docs/', '/docs/fr/'])._headers).toBe(`/docs/assets/hashed/*
  Cache-Control: public, max-age=31536000, immutable
/docs/fr/assets/hashed/*
  Cache-Control: public, max-age=31536000, immutable
/docs/*.md
  Content-Type: text/markdown; charset=utf-8
`)
})

test('the root of a host leads to a site below it', () => {
  expect(hostFiles(['/docs/'])._redirects).toContain('/ /docs/ 302')
  expect(hostFiles(['/'])._redirects).toBe('/index / 301\n')
})
