import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageView } from '../../page/types'
import { page, site } from '../test-site'
import { Layout } from './Layout'

function html(changes: Partial<PageView> = {}): string {
  return renderToStaticMarkup(
    <Layout page={{ ...page, ...changes }} site={site}>
      <p>Text</p>
    </Layout>,
  )
}

test('every kind of page has one h1, unless its text brings one', () => {
  for (const kind of ['doc', 'mdx', 'home', 'not-found', 'docs-tags-list', 'blog-post'] as const)
    expect(html({ kind }).match(/<h1/g), kind).toHaveLength(1)
  expect(html({ hideTitle: true })).not.toContain('<h1')
})

test('a long name as a title may break before each of its words', () => {
  expect(html({ title: 'resolveToColumnName' })).toContain('<h1>resolve<wbr/>To<wbr/>Column<wbr/>Name</h1>')
})

test('the table of contents keeps the marks of headings and says how deep they are', () => {
  expect(html()).toContain('<li data-depth="1"><a href="#npm">With <code>npm</code></a></li>')
  expect(html({ toc: [] })).not.toContain('On this page')
})

test('the last breadcrumb is the page itself, without a link', () => {
  expect(html()).toContain('<span aria-current="page">Start</span>')
  expect(html({ breadcrumbs: [] })).not.toContain('aria-label="Breadcrumbs"')
})

test('the day of the last update reads the same in every time zone', () => {
  expect(html()).toContain('<time dateTime="2026-01-31">January 31, 2026</time>')
})

test('an unlisted page says so', () => {
  expect(html({ unlisted: true })).toContain('aria-label="Unlisted page"')
  expect(html()).not.toContain('Unlisted')
})

test('a page in the language of another locale says so', () => {
  expect(html({ textLanguage: { lang: 'en', dir: 'ltr' } })).toContain('This page is not translated yet.')
  expect(html()).not.toContain('not translated')
})

test('a page that is not there leads to those that are', () => {
  const markup = html({ kind: 'not-found' })
  expect(markup).toContain('<a href="/base/guide">Guide</a>')
  expect(markup).not.toContain('https://example.com/source')
})

test('only features look for pages that may be meant by an address', () => {
  expect(html({ kind: 'not-found' })).not.toContain('role="status"')
  const slot = (where: string) => <b>{where}</b>
  const markup = renderToStaticMarkup(
    <Layout page={{ ...page, kind: 'not-found' }} site={site} slot={slot}>
      {null}
    </Layout>,
  )
  expect(markup).toContain('<b>near-pages</b><b>near-pages:after</b>')
})

test('what a page offers is in its menu or at its foot, and not in both', () => {
  const edit = { type: 'edit', label: 'Edit this page', href: 'https://example.com/edit' }
  const links = (changes: Partial<PageView>) => html(changes).match(/Edit this page|View as Markdown/g)
  expect(links({ editUrl: edit.href })).toEqual(['Edit this page', 'View as Markdown'])
  expect(links({ editUrl: edit.href, actions: [edit] })).toEqual(['View as Markdown'])
})

test('what features add beside the path to a page is beside it', () => {
  const slot = (where: string) => where === 'breadcrumbs:after' && <b>Menu</b>
  const markup = renderToStaticMarkup(
    <Layout page={page} site={site} slot={slot}>
      <p>Text</p>
    </Layout>,
  )
  expect(markup).toContain('</nav><b>Menu</b></div>')
})
