import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeHtml as e } from '../../page/escape'
import type { SidebarItem } from '../../page/types'
import { articleOf, type Parsed } from './article'

/** In every printed document, and in no other. */
export const MARK = '<meta name="generator" content="docs print">'

/** A page of the document, in the order of the sidebar. */
export interface PrintedPage {
  label: string
  /** With the base path: `/docs/guide`. */
  path: string
  /** How many categories it is in. */
  depth: number
}

/** Returns the pages of a sidebar, each once, in its order. */
export function listPages(items: readonly SidebarItem[]): PrintedPage[] {
  const pages = new Map<string, PrintedPage>()
  const add = (item: SidebarItem, depth: number) => {
    if (item.type === 'html') return
    const isPage = item.type === 'link' ? !item.external && !item.aside : item.linked
    if (isPage && !pages.has(item.href)) pages.set(item.href, { label: item.label, path: item.href, depth })
    if (item.type === 'category') for (const inner of item.items ?? []) add(inner, depth + 1)
  }
  for (const item of items) add(item, 0)
  return [...pages.values()]
}

export interface Printable {
  title: string
  lang: string
  dir: string
  /** Origin of the site, for links to what is not in the document. */
  url: string
  pages: readonly PrintedPage[]
  /** Returns the HTML of a page. */
  read(path: string): string
}

/**
 * Returns one document of several pages, with a table of contents. Links between them lead to their places in it; all others
 * lead to the site. What its pages may load, it may load, too.
 */
export function printable({ title, lang, dir, url, pages, read }: Printable): string {
  const places = new Map(pages.map(({ path }, index) => [path, `page-${index + 1}`]))
  const documents = pages.map(({ path }) => ({ path, document: parseDocument(read(path)) }))
  const head = documents.slice(0, 1).flatMap(({ document }) => headOf(document))
  const contents = pages.map(
    ({ label, path, depth }) =>
      `<li style="margin-inline-start:${depth * 20}px"><a href="#${places.get(path)}">${e(label)}</a></li>`,
  )
  const sections = documents.map(({ path, document }) => {
    const place = places.get(path) ?? ''
    return `<section id="${place}" style="break-before:page">${articleOf(document, { path, place, places, url })}</section>`
  })
  return `<!doctype html>
<html lang="${e(lang)}" dir="${e(dir)}" data-theme="light">
<head>
<meta charset="utf-8">
${MARK}
<meta name="robots" content="noindex">
<title>${e(title)}</title>
${head.join('\n')}
</head>
<body>
<main class="prose" style="max-width:760px;margin:auto">
<h1>${e(title)}</h1>
<nav><ol style="list-style:none;padding:0">${contents.join('\n')}</ol></nav>
${sections.join('\n')}
</main>
</body>
</html>
`
}

/**
 * Returns the policy of a page, its address and its styles: those of its first view, and a link to all others, which its
 * script enables.
 */
function headOf(document: Parsed): string[] {
  const tags = DomUtils.findAll(
    ({ name, attribs }) =>
      name === 'style' ||
      (name === 'link' && /^(?:stylesheet|canonical)$/.test(attribs.rel ?? '')) ||
      attribs['http-equiv'] === 'Content-Security-Policy',
    document.children,
  )
  return tags.map((tag) => {
    delete tag.attribs.disabled
    const { content } = tag.attribs
    if (content !== undefined) tag.attribs.content = content.replace(/script-src [^;]*/, "script-src 'none'")
    return DomUtils.getOuterHTML(tag)
  })
}
