import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeHtml as e } from '../../page/escape'
import { isExternal } from '../../page/href'
import type { SidebarItem } from '../../page/types'

type Parsed = ReturnType<typeof parseDocument>

/** A page of the document, in the order of the sidebar. */
export interface PrintedPage {
  label: string
  /** With the base path: `/docs/guide`. */
  path: string
  /** How many categories it is in. */
  depth: number
}

/** Returns the pages of a sidebar, each once, in its order. */
export function printedPages(items: readonly SidebarItem[], depth = 0): PrintedPage[] {
  const pages = items.flatMap((item): PrintedPage[] => {
    if (item.type === 'html') return []
    const own = { label: item.label, path: item.href, depth }
    if (item.type === 'link') return item.external || item.aside ? [] : [own]
    return [...(item.linked ? [own] : []), ...printedPages(item.items ?? [], depth + 1)]
  })
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index)
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
 * lead to the site.
 */
export function printable({ title, lang, dir, url, pages, read }: Printable): string {
  const places = new Map(pages.map(({ path }, index) => [path, `page-${index + 1}`]))
  const documents = pages.map(({ path }) => ({ path, document: parseDocument(read(path)) }))
  const styles = documents.slice(0, 1).flatMap(({ document }) => stylesOf(document))
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
<title>${e(title)}</title>
${styles.join('\n')}
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

/** A page has the styles of its first view, and a link to all others, which its script enables. */
function stylesOf(document: Parsed): string[] {
  const sheets = DomUtils.findAll(
    ({ name, attribs }) => name === 'style' || (name === 'link' && attribs.rel === 'stylesheet'),
    document.children,
  )
  return sheets.map((sheet) => {
    delete sheet.attribs.disabled
    return DomUtils.getOuterHTML(sheet)
  })
}

interface Place {
  path: string
  place: string
  places: ReadonlyMap<string, string>
  url: string
}

const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']

function articleOf(document: Parsed, at: Place): string {
  const article = DomUtils.findOne(({ name }) => name === 'article', document.children)
  if (!article) return ''
  const useless = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    name === 'script' || name === 'button' || (attribs.class ?? '').split(' ').includes('toc-fold')
  for (const element of DomUtils.findAll(useless, article.children)) DomUtils.removeElement(element)
  for (const { name, attribs } of DomUtils.findAll(() => true, article.children)) {
    if (name === 'details') attribs.open = ''
    if (attribs.id !== undefined) attribs.id = `${at.place}-${attribs.id}`
    for (const key of REFERENCES) {
      const ids = attribs[key]
      if (ids !== undefined) attribs[key] = ids.replace(/\S+/g, (id) => `${at.place}-${id}`)
    }
    if (attribs.href !== undefined) attribs.href = printedLink(attribs.href, at)
  }
  return DomUtils.getInnerHTML(article)
}

function printedLink(href: string, { path, places, url }: Place): string {
  if (isExternal(href)) return href
  const target = new URL(href, url + path)
  const place = places.get(target.pathname)
  if (place === undefined) return target.href
  return target.hash === '' ? `#${place}` : `#${place}-${target.hash.slice(1)}`
}
