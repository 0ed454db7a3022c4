import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from './Footer'

const holder = { label: 'Example', href: 'https://example.com' }
const license = { label: 'MIT', href: 'https://example.com/license' }

function text(copyright: { year?: number }): string {
  const footer = { columns: [], copyright: { holder, license, ...copyright } }
  return renderToStaticMarkup(<Footer footer={footer} />).replace(/<[^>]*>/g, '')
}

test('the footer names year, holder and license, and leaves the year out where there is none', () => {
  expect(text({ year: 2026 })).toBe(
    'Copyright © 2026 Example. Distributed under the terms of the MIT license.',
  )
  expect(text({})).toBe('Copyright © Example. Distributed under the terms of the MIT license.')
})

test('a footer has the HTML of the site', () => {
  const footer = { columns: [], html: 'By <b>Mira</b>' }
  expect(renderToStaticMarkup(<Footer footer={footer} />)).toContain(
    '<div class="foot-html">By <b>Mira</b></div>',
  )
})

test('a footer without columns and owner is not rendered', () => {
  expect(renderToStaticMarkup(<Footer footer={{ columns: [] }} />)).toBe('')
})
