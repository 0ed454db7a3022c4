import { expect, test } from 'vitest'
import { NO_HOSTS } from '../../page/allowed-hosts'
import type { DocumentTag } from '../../page/document-tag'
import { check } from '../findings'
import { tagWithin } from './head-hosts'

const HOST = 'https://cdn.example.com'
const CDN = `${HOST}/a.js`
type Attributes = NonNullable<DocumentTag['attributes']>
const link = (attributes: Attributes): DocumentTag => ({ tag: 'link', attributes })
const script = (attributes: Attributes): DocumentTag => ({ tag: 'script', attributes })

/** Returns the keys that lead to a host which the site does not allow. */
function refusedIn(tag: DocumentTag, hosts: object = {}): string[] {
  const checked = check(tagWithin({ ...NO_HOSTS, ...hosts }), tag)
  return checked.ok ? [] : checked.findings.map(({ path }) => path.join('.'))
}

test.each<[string, DocumentTag, string, string?]>([
  ['a script', script({ src: CDN }), 'attributes.src', 'scripts'],
  ['the name of an attribute in capitals', script({ SRC: CDN }), 'attributes.src', 'scripts'],
  ['a blank before the address', script({ src: ` ${CDN}` }), 'attributes.src', 'scripts'],
  ['a tab in the address', script({ src: 'ht\ttps://cdn.example.com/a.js' }), 'attributes.src', 'scripts'],
  ['slashes that lean back', script({ src: '\\\\\\\\cdn.example.com/a.js' }), 'attributes.src', 'scripts'],
  ['a style sheet', link({ Rel: 'StyleSheet', HREF: CDN }), 'attributes.href', 'styles'],
  ['an early font', link({ rel: 'preload', as: 'font', href: CDN }), 'attributes.href', 'styles'],
  ['an early module', link({ rel: 'modulepreload', href: CDN }), 'attributes.href', 'scripts'],
  ['an early connection', link({ rel: 'preconnect', href: HOST }), 'attributes.href', 'connections'],
  ['an icon', link({ rel: 'icon', href: CDN }), 'attributes.href', 'pictures'],
  ['a manifest', link({ rel: 'manifest', href: CDN }), 'attributes.href'],
  ['a dictionary', link({ rel: 'compression-dictionary', href: CDN }), 'attributes.href'],
  [
    'a picture',
    link({ rel: 'preload', as: 'image', imagesrcset: '/a.png 1x, //cdn.example.com/a.png 2x' }),
    'attributes.imagesrcset',
    'pictures',
  ],
  [
    'an import map',
    { ...script({ type: 'importmap' }), text: JSON.stringify({ imports: { a: CDN } }) },
    'text',
    'scripts',
  ],
])('%s of another host may be in the head only if the site allows that host for it', (_, tag, key, kind) => {
  expect(refusedIn(tag)).toEqual([key])
  const others = Object.keys(NO_HOSTS).filter((other) => other !== kind)
  const allowed = kind === 'connections' ? {} : Object.fromEntries(others.map((other) => [other, [HOST]]))
  expect(refusedIn(tag, allowed)).toEqual([key])
  if (kind) expect(refusedIn(tag, { [kind]: [HOST] })).toEqual([])
  if (kind) expect(refusedIn(tag, { [kind]: ['https://other.example.com'] })).toEqual([key])
})

test('files of the site, and links that browsers do not follow by themselves, need no host', () => {
  expect(refusedIn(script({ src: '/a.js' }))).toEqual([])
  expect(refusedIn(link({ rel: 'stylesheet', href: 'a.css' }))).toEqual([])
  expect(refusedIn(link({ rel: 'me', href: 'https://social.example.com/@harbor' }))).toEqual([])
})
