import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchBox } from '../features/search/theme/SearchBox'
import type { Site } from '../page/site'
import type { Page } from '../page/types'
import { App } from './App'
import { usePage, useSite } from './contexts'
import { useSidebarState } from './sidebar/use-sidebar'
import type { SlotParts } from './slots'
import { page, site } from './test-site'

const findIsland = () => () => null

function html(pageChanges: Partial<Page> = {}, siteChanges: Partial<Site> = {}): string {
  return renderToStaticMarkup(
    <App page={{ ...page, ...pageChanges }} site={{ ...site, ...siteChanges }} findIsland={findIsland} />,
  )
}

/** Returns the first opening tag that contains this text. */
function tag(markup: string, piece: string): string {
  return new RegExp(`<[^<>]*${piece}[^<>]*>`).exec(markup)?.[0] ?? ''
}

test('[X8] a context used outside its provider names the hook and the provider', () => {
  const outside = (hook: () => unknown) => () => {
    function Lost() {
      hook()
      return null
    }
    renderToStaticMarkup(<Lost />)
  }
  expect(outside(useSite)).toThrowErrorMatchingInlineSnapshot(
    `[Error: useSite was called outside <SiteContext>.]`,
  )
  expect(outside(usePage)).toThrowErrorMatchingInlineSnapshot(
    `[Error: usePage was called outside <PageContext>.]`,
  )
  expect(outside(useSidebarState)).toThrowErrorMatchingInlineSnapshot(
    `[Error: useSidebarState was called outside <SidebarContext>.]`,
  )
})

test('there is one main', () => {
  expect(html().match(/<main/g)).toHaveLength(1)
})

test('the wrapper carries the kind of the page as classes', () => {
  expect(tag(html(), 'data-layout-mode')).toContain('main-wrapper docs-wrapper docs-doc-page')
  expect(tag(html({ kind: 'mdx' }), 'data-layout-mode')).toContain('main-wrapper mdx-wrapper mdx-page')
  expect(tag(html(), 'data-layout-mode')).toContain('data-layout-mode="ssr"')
})

test('a page with the layout `wide` has its sidebar in the menu, and not beside it', () => {
  const menu = (layout?: string) => tag(html(layout === undefined ? {} : { layout }), 'id="menu"')
  expect(menu()).toContain('beside')
  expect(menu('wide')).not.toContain('beside')
  expect(html({ layout: 'wide' })).toContain('Docs sidebar')
})

test('in the prerendered page a closed category is a link to its first page, and no button', () => {
  const markup = html()
  expect(tag(markup, 'href="/base/api/get"')).toBe('<a href="/base/api/get">')
  expect(tag(markup, 'href="/base/guide/start" aria-current="page"')).not.toBe('')
})

test('a navbar item that stands for a sidebar is current on its pages', () => {
  expect(tag(html(), 'href="/base/guide" ')).toContain('aria-current="true"')
  expect(html({ kind: 'mdx', sidebar: { id: 'other', source: '', items: [] } })).not.toContain(
    'aria-current="true">Guide',
  )
})

test('the description is not shown, and a style attribute is never printed', () => {
  expect(html()).not.toContain('Not shown.')
  expect(html()).not.toContain(' style=')
})

test('the color-mode toggle says the choice, and is absent where the switch is disabled', () => {
  expect(html()).toContain('title="Color mode: system. Switch to light."')
  const colorMode = { ...site.colorMode, disableSwitch: true }
  expect(html({}, { colorMode })).not.toContain('Color mode')
})

test('[S14] the prerendered search box is disabled and loading; a site without search has none', () => {
  const markup = (slots: SlotParts) => renderToStaticMarkup(<App {...{ page, site, slots, findIsland }} />)
  expect(markup({ 'navbar:end': [SearchBox] })).toMatch(
    /<button type="button" class="button" disabled="">.*>Loading\.\.\.<\/span><\/button>/,
  )
  expect(markup({})).not.toContain('Loading...')
})
