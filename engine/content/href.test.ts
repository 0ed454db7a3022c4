import { expect, test } from 'vitest'
import { routeOf, withBase } from './href'
import { loadSite } from './test-site'

test('an address has the base path, and escapes for letters that no address can hold', () => {
  expect(withBase('/base/', '/')).toBe('/base/')
  expect(withBase('/base/', '/two words/größe')).toBe('/base/two%20words/gr%C3%B6%C3%9Fe')
  expect(withBase('/base/', '/intro?a=b#c')).toBe('/base/intro?a=b#c')
})

test('what an author has escaped is not escaped again', () => {
  expect(withBase('/base/', '/two%20words')).toBe('/base/two%20words')
})

test('the route of an address is what the file is called', () => {
  expect(routeOf('/base/', '/base/two%20words/gr%C3%B6%C3%9Fe')).toBe('/two words/größe')
  expect(routeOf('/base/', '/base/')).toBe('/')
  expect(routeOf('/base/', '/base/100%')).toBe('/100%')
})

test('links of a sidebar to files with spaces and other alphabets are addresses', async () => {
  const { content } = await loadSite({
    files: { 'docs/Zwei Größen.mdx': '# A', 'docs/入門/始める.md': '# B' },
  })
  expect(JSON.stringify(content.sidebars)).toContain('/base/Zwei%20Gr%C3%B6%C3%9Fen')
  expect(JSON.stringify(content.sidebars)).not.toMatch(/"href":"[^"]*[^!-~]/)
})
