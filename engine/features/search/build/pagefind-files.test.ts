import { expect, test } from 'vitest'
import { section, testPage } from '../query/testing'
import { pageHtml } from './pagefind-files'

test('a page is indexed by section; what only helps to find it is not part of its text', () => {
  const page = {
    ...testPage('Array<T>', section('The lamp', 'Lit at dusk.', 'lamp.on()')),
    part: 'Marks',
    keywords: ['beacon'],
    names: ['Lamp'],
  }
  expect(pageHtml(page, 'en')).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><body>
    <h1>Array&lt;T&gt;</h1>
    <meta data-pagefind-meta="part[content]" content="Marks">
    <meta data-pagefind-meta="keywords[content]" content="beacon, Lamp">

    <p></p>

    <h2 id="the-lamp">The lamp</h2>
    <p>Lit at dusk.</p>
    <pre>lamp.on()</pre>
    </body></html>"
  `)
})
