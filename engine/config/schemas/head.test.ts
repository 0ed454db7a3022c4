import { expect, test } from 'vitest'
import { check } from '../findings'
import { head } from './head'

const link = (attributes: object) => ({ tag: 'link', attributes })
const script = (attributes: object) => ({ tag: 'script', attributes })

test.each([
  ['a script without a name of its own', { tag: 'script', text: "tide = 'high' < 4" }],
  ['a script of the site', script({ SRC: '/tide.js', defer: true })],
  ['an icon of the site', link({ rel: 'icon', href: 'img/icon.svg' })],
  ['a page elsewhere that is not loaded', link({ rel: 'me', href: 'https://social.example.com/@harbor' })],
  ['data of the site', { ...script({ type: 'text/x-tide' }), text: 'high (' }],
  ['a file with its hash', script({ src: '/a.js', integrity: `sha256-${'a'.repeat(43)}=` })],
  ['a module', { ...script({ type: 'module' }), text: "import '/tide.js'\nawait 1" }],
  ['a link of another vocabulary', link({ itemprop: 'license', href: '/license' })],
  [
    'an import map of files of the site',
    { ...script({ type: 'importmap' }), text: '{"imports":{"a":"/a.js"}}' },
  ],
])('%s may be in the head', (_, tag) => {
  expect(check(head, [tag])).toMatchObject({ ok: true })
})

test.each<[string, object, string]>([
  [
    'a script in an attribute',
    link({ rel: 'preload', href: '/a.css', onload: "rel='stylesheet'" }),
    'attributes',
  ],
  ['a name that ends the tag', { tag: 'meta', attributes: { 'x><b': 'y' } }, 'attributes.x><b'],
  ['a tag of another kind', { tag: 'base', attributes: { href: '/' } }, 'tag'],
  ['a script that ends itself', { tag: 'script', text: 'x = "</script><b>"' }, 'text'],
  ['a script with a mistake of syntax', { tag: 'script', text: 'if (' }, 'text'],
  ['JSON with a mistake', { ...script({ type: 'application/ld+json' }), text: '{"a":1,}' }, 'text'],
  ['a hash of nothing', script({ src: '/a.js', integrity: 'sha384-abc' }), 'attributes.integrity'],
  [
    'a hash of a kind that browsers lack',
    script({ src: '/a.js', integrity: 'md5-abc' }),
    'attributes.integrity',
  ],
  ['an empty hash', script({ src: '/a.js', integrity: true }), 'attributes.integrity'],
  ['a text beside a file', { ...script({ src: '/a.js' }), text: 'tide = 4' }, 'text'],
  ['a script of nothing', script({ defer: true }), 'text'],
  ['an attribute in capitals beside itself', script({ src: '/a.js', SRC: '/b.js' }), 'attributes'],
  ['a link to nothing', link({ rel: 'stylesheet' }), 'attributes'],
  ['a link of no kind', link({ href: '/a.css' }), 'attributes'],
  ['a second encoding', { tag: 'meta', attributes: { charset: 'latin1' } }, 'attributes'],
  [
    'a second policy',
    {
      tag: 'meta',
      attributes: { 'HTTP-EQUIV': 'Content-Security-Policy', content: "script-src 'none'" },
    },
    'attributes',
  ],
  [
    'a way to another page',
    { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=/a' } },
    'attributes',
  ],
  ['a script with NUL', { tag: 'script', text: 'x = "\0"' }, 'text'],
])('%s may not be in the head: browsers would refuse it', (_, tag, key) => {
  const checked = check(head, [tag])
  expect(checked.ok ? [] : checked.findings.map(({ path }) => path.slice(1).join('.'))).toContain(key)
})
