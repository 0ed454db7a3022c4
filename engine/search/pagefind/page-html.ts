import { escapeHtml as e } from '../../page/escape'
import type { SearchPage, SearchSection } from '../types'

/** A page as Pagefind indexes it: its sections under their headings, and nothing of its layout. */
export function pageHtml(page: SearchPage, lang: string): string {
  const { title, part = '', label = '', description, keywords, names = [], sections } = page
  const others = [label, description, ...keywords, ...names].filter((text) => text !== '')
  return [
    `<!doctype html><html lang="${e(lang)}"><body>`,
    `<h1>${e(title)}</h1>`,
    metadata('part', part),
    metadata('keywords', others.join(', ')),
    ...sections.map(sectionHtml),
    '</body></html>',
  ].join('\n')
}

/** Found with the page, but no part of its text. */
function metadata(name: string, value: string): string {
  return value === '' ? '' : `<meta data-pagefind-meta="${name}[content]" content="${e(value)}">`
}

function sectionHtml({ id, heading, level = 2, text, code }: SearchSection): string {
  const anchor = id === undefined ? '' : ` id="${e(id)}"`
  return [
    heading === undefined ? '' : `<h${level}${anchor}>${e(heading)}</h${level}>`,
    ...text.split('\n').map((line) => `<p>${e(line)}</p>`),
    code === undefined ? '' : `<pre>${e(code)}</pre>`,
  ].join('\n')
}
