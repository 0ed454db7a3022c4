import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BodyNode, HTML_MARK } from '../engine/page/tree'
import type { Page } from '../engine/page/types'
import { type Server, serve } from './docs-cli'
import { fixed, HOME, routesIn, STANDALONE, sidebars } from './routes'
import { startArguments } from './sites'

interface Route {
  path: string
  /** What a direct load gets, and what client navigation shows. */
  document: ReturnType<typeof parseDocument>
  page: Page
}

let server: Server
const routes: Route[] = []

beforeAll(async () => {
  server = await serve(startArguments('website'))
  const paths = routesIn(await (await served('/sba-mint/sitemap.xml')).text())
  for (const path of paths) {
    const document = parseDocument(await (await served(path)).text())
    const page: Page = await (await served(`${path.replace(/\/$/, '/index')}.json`)).json()
    routes.push({ path, document, page })
  }
}, 180_000)

afterAll(() => server.stop())

async function served(path: string): Promise<Response> {
  const response = await fetch(new URL(path, server.url))
  if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}.`)
  return response
}

test('[R1] the 159 paths of the specification are pages of the site, and each page has a sidebar, is home or standalone', () => {
  expect(fixed).toHaveLength(159)
  const paths = routes.map(({ path }) => path)
  expect(fixed.filter((path) => !paths.includes(path))).toEqual([])
  const sidebarsOf = (path: string) => Object.values(sidebars).filter(({ own }) => own.test(path)).length
  expect(paths.filter((path) => sidebarsOf(path) !== 1)).toEqual([HOME, STANDALONE])
})

test('[R1] every page has content, a heading, and a title that no other page has', () => {
  const titles = new Set<string>()
  for (const { path, document } of routes) {
    const title = firstText('title', document)
    expect.soft(firstText('h1', document), path).not.toBe('')
    expect.soft(title, path).toContain('Sinequa Mint')
    expect.soft(titles, path).not.toContain(title)
    titles.add(title)
    const least = path === STANDALONE ? 100 : 800
    expect.soft(textIn(document).length, `letters of ${path}`).toBeGreaterThan(least)
  }
})

test('[R1] client navigation to every page shows the title, the address and the markup of its document', () => {
  for (const { path, document, page } of routes) {
    expect.soft(page.path, path).toBe(path)
    expect.soft(page.documentTitle, path).toBe(firstText('title', document))
    const canonical = DomUtils.findOne(({ attribs }) => attribs.rel === 'canonical', document.children)
    expect.soft(page.canonical, path).toBe(canonical?.attribs.href)
    expect.soft(blocksOf(page.body), path).toEqual(blocksIn(document))
    // Islands add text of their own, such as the labels of tabs.
    const [text, own] = [textIn(document), page.body.map(textOf).join('')]
    if (Object.keys(page.islands).length === 0) expect.soft(own, path).toBe(text)
    else expect.soft(own.length, path).toBeLessThan(text.length)
  }
})

for (const [id, { first, own }] of Object.entries(sidebars)) {
  test(`[E3] Next leads from the first page of the sidebar ${id} through all of its pages`, () => {
    const pages = new Map(routes.map((route) => [route.path, route]))
    const walked = new Set<string>()
    for (let at: string | undefined = first; at !== undefined && !walked.has(at); ) {
      walked.add(at)
      expect(pages.get(at)?.page.sidebar?.id, at).toBe(id)
      at = nextOf(pages.get(at))
    }
    expect([...walked].sort()).toEqual([...pages.keys()].filter((path) => own.test(path)).sort())
  })
}

function nextOf(route: Route | undefined): string | undefined {
  if (!route) return undefined
  return DomUtils.findOne(({ attribs }) => attribs.rel === 'next', route.document.children)?.attribs.href
}

/** Drawings have titles, too: that of the document is the first. */
function firstText(tag: string, document: Route['document']): string {
  return DomUtils.textContent(DomUtils.getElementsByTagName(tag, document).slice(0, 1))
}

function textIn(document: Route['document']): string {
  return DomUtils.textContent(DomUtils.getElementsByTagName('main', document))
}

/** Returns the HTML blocks of a document in order, with what is in them written in one way. */
function blocksIn(document: Route['document']): string[] {
  const blocks = DomUtils.findAll(({ attribs }) => HTML_MARK in attribs, document.children)
  return blocks.map((block) => DomUtils.getInnerHTML(block))
}

function blocksOf(body: BodyNode[]): string[] {
  return body.flatMap((node) => {
    if (typeof node === 'string') return []
    if ('html' in node) return DomUtils.getOuterHTML(parseDocument(node.html).children)
    return blocksOf(node.children ?? [])
  })
}

function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node
  if ('html' in node) return DomUtils.textContent(parseDocument(node.html))
  return (node.children ?? []).map(textOf).join('')
}
