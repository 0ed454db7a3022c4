import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Site } from '../../page/site'
import type { Page } from '../../page/types'
import { PageContext, SiteContext } from '../contexts'
import { page, site } from '../test-site'
import { Menu, MenuButton } from './Menu'

const BACK = '← Back to main menu'
const withItems = (items: Site['navbar']['items']): Site => ({ ...site, navbar: { ...site.navbar, items } })
const without = withItems([])

function html(shown: Page, shell: Site = site): string {
  return renderToStaticMarkup(
    <SiteContext value={shell}>
      <PageContext value={shown}>
        <MenuButton />
        <Menu />
      </PageContext>
    </SiteContext>,
  )
}

/** Returns the names of the panels, with hidden ones in brackets. */
function panels(markup: string): string[] {
  return [...markup.matchAll(/<nav[^>]*>/g)].map(([tag]) => {
    const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? ''
    return tag.includes('hidden') ? `(${name})` : name
  })
}

const { sidebar: _, ...alone } = page

test('[N4] a docs page has both menus, the docs menu in front, and a button back to the other', () => {
  expect(panels(html(page))).toEqual(['(Main)', 'Docs sidebar'])
  expect(html(page)).toContain(BACK)
})

test('[N4] where the navbar has no items there is no main menu to go back to', () => {
  expect(panels(html(page, without))).toEqual(['Docs sidebar'])
  expect(html(page, without)).not.toContain(BACK)
})

test('[N4] a page without a sidebar has the main menu alone', () => {
  expect(panels(html(alone))).toEqual(['Main'])
  expect(html(alone)).not.toContain(BACK)
})

test('[N5] with neither items nor a sidebar there is neither a menu nor a button for it', () => {
  expect(html(alone, without)).toBe('')
})
