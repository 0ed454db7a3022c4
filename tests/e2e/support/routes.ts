import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { routesIn, type sidebars } from '../../routes'
import { builtFolder } from './server-desk'
import { expect, hydrated } from './test'

/** What readers see of a page. */
export interface Shown {
  path: string
  title: string
  heading: string
  /** Characters in the page's own text. */
  length: number
}

/** Rules that the text of a page can break. Other tests apply all of them, in a multiple of the time, to each kind of page. */
export const ABOUT_TEXT = [
  'cat.name-role-value',
  'cat.semantics',
  'cat.structure',
  'cat.tables',
  'cat.text-alternatives',
]

/** Returns the paths of the pages of our own site, with the base path. */
export async function ownRoutes(): Promise<string[]> {
  return routesIn(readFileSync(join(await builtFolder('website'), 'sitemap.xml'), 'utf8'))
}

/** Returns a page of each kind, of each width and with each set of islands, of each sidebar. */
export async function representatives(): Promise<string[]> {
  const folder = await builtFolder('website')
  const found = new Map<string, string>()
  for (const path of await ownRoutes()) {
    const file = `${path.replace(/^\/sba-mint\//, '').replace(/^$/, 'index')}.json`
    const { kind, layout, sidebar, islands } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const key = JSON.stringify([kind, layout, sidebar?.id, Object.keys(islands).sort()])
    found.set(key, found.get(key) ?? path)
  }
  return [...found.values()]
}

/** Opens a page, which must be there. */
export async function load(page: Page, path: string): Promise<Shown> {
  const response = await page.goto(path)
  expect.soft(response?.status(), path).toBe(200)
  await hydrated(page)
  return read(page)
}

/** Comes from the navbar to the first page of a sidebar, and from there by `Next` through the rest. */
export async function walk(page: Page, { label, first }: (typeof sidebars)['docs']): Promise<Shown[]> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const walked = [await follow(page, bar.getByRole('link', { name: label, exact: true }))]
  expect(walked[0]?.path).toBe(first)
  const next = page.locator('a[rel=next]')
  while ((await next.count()) > 0) walked.push(await follow(page, next))
  return walked
}

/** Follows a link by client navigation, until its page is shown. */
export async function follow(page: Page, link: Locator): Promise<Shown> {
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${path}`)
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' })
  return read(page)
}

export function read(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    length: document.querySelector('main')?.textContent?.length ?? 0,
  }))
}

export function byPath(shown: Shown[]): Shown[] {
  return shown.toSorted((a, b) => a.path.localeCompare(b.path))
}
