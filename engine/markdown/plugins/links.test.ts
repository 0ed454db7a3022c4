import { expect, test } from 'vitest'
import { compileMarkdown } from '../compile'
import { compile, htmlOf, options, sourceOf } from '../testing'
import { underBase } from './links'

test('a link whose text is its address is marked: on paper the address is not printed again', async () => {
  expect(await htmlOf('See https://example.com/a for more.')).toContain(
    '<a href="https://example.com/a" class="autolink">https://example.com/a</a>',
  )
  expect(await htmlOf('See www.example.com for more.')).toContain('class="autolink">www.example.com</a>')
  expect(await htmlOf('[https://example.com](https://example.com)')).toContain('class="autolink"')
})

test('a link with a text of its own is not marked', async () => {
  expect(await htmlOf('[more](https://example.com/a)')).not.toContain('autolink')
  expect(await htmlOf('[`example.com`](https://example.com)')).not.toContain('autolink')
})

test('a file below static has its own address', async () => {
  expect(await htmlOf('[a](@site/static/files/a.csv?x#y)')).toContain('href="/base/files/a.csv?x#y"')
})

test('a link to a file beside the page leads to a copy of it, as a picture does', async () => {
  const html = await htmlOf('[a](./photo.png?x#y) [b](@site/docs/photo.png) [c](./gone.zip)')
  for (const href of [
    '/base/assets/photo-1234.png?x#y',
    '/base/assets/photo-1234.png',
    '/base/guide/gone.zip',
  ])
    expect(html).toContain(`href="${href}"`)
})

test('[R3] a page has its one address where a link has a slash or .html at its end', () => {
  const text =
    '[a](/two/?x#y) [b](/two.html) [c](../two/) [d](/base/two/) [e](/) [f](/base/) [g](/img/a.html) [h](pathname:///two/)'
  const page = (path: string) => (path.startsWith('/base/two') ? '/base/two' : null)
  const { links } = compileMarkdown(sourceOf(text), { ...options, resolver: { ...options.resolver, page } })
  expect(links.map(({ href }) => href)).toEqual([
    '/base/two?x#y',
    '/base/two',
    '/base/two',
    '/base/two',
    '/base/',
    '/base/',
    '/base/img/a.html',
    '/base/two/',
  ])
})

test('[D3] a link to a file without its ending leads to its page, with a warning', () => {
  const page = (path: string) => (path === './next' ? '/base/style/next' : null)
  const own = { ...options, resolver: { ...options.resolver, page, similar: () => ['./next.mdx'] } }
  const { links, problems } = compileMarkdown(sourceOf('A\n\n[next](./next#x) [gone](./gone)'), own)
  expect(links.map(({ href }) => href)).toEqual(['/base/style/next#x', '/base/guide/gone'])
  expect(problems).toMatchObject([
    { severity: 'warn', problem: { line: 3, received: './next', hint: 'Write ./next.mdx.' } },
  ])
})

test('the address of a card is a link of the page, in its twin as well', () => {
  const card = '<Card title="Next" href="./next.mdx">\n\nText <Badge text="new" />\n\n</Card>\n'
  const { code, links, twin } = compile(card)
  expect(code).toContain('href: "/base/guide/next"')
  expect(links).toEqual([{ url: './next.mdx', href: '/base/guide/next', line: 1 }])
  expect(twin).toBe('**[Next](/base/guide/next)**\n\nText **new**\n')
  const own = compile(`import Card from './Card'\n\n${card}`)
  expect(own.code).toContain('href: "./next.mdx"')
  expect(compile('<Card title="A" href="./gone.mdx" />').problems).toMatchObject([{ problem: { line: 1 } }])
})

test('a path may have the base path of the whole site or of another locale already', () => {
  const homes = ['/p/', '/p/fr/', '/p/de/']
  const own = (path: string) => underBase(path, '/p/fr/', homes)
  expect(['/p/img/a.svg', '/img/a.svg', '/p/fr/b', '/p/fr', '/p'].map(own)).toEqual([
    '/p/fr/img/a.svg',
    '/p/fr/img/a.svg',
    '/p/fr/b',
    '/p/fr',
    '/p/fr/',
  ])
  expect(own('/p/de/b')).toBe('/p/de/b')
  expect(own('/part/b')).toBe('/p/fr/part/b')
  expect(underBase('/de/b', '/fr/', ['/', '/fr/', '/de/'])).toBe('/de/b')
  expect(underBase('/b', '/fr/', ['/', '/fr/', '/de/'])).toBe('/fr/b')
})

test('files of all media in HTML are resolved like pictures', () => {
  const html =
    '<video src="./photo.png" poster="/p.png"><source src="/s.webm"></video>\n\n<img src="/i.png" srcset="/j.png 1x, ./photo.png 2x">'
  const { code } = compile(html, 'md')
  for (const path of ['/base/assets/photo-1234.png', '/base/p.png', '/base/s.webm'])
    expect(code).toContain(`=\\"${path}\\"`)
  expect(code).toContain('/base/j.png 1x, /base/assets/photo-1234.png 2x')
})
