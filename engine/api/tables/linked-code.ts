import type { Element } from 'hast'
import { escapeHtml } from '../../page/escape'
import { plainCode } from '../model/code-text'
import type { Code, ExportId } from '../model/types'
import type { PageContext } from './component'
import { h, raw } from './hast'

type Context = Pick<PageContext, 'reference' | 'path'>

/** Where a name leads; nowhere from the very page it leads to. */
export function hrefOf(id: ExportId, { reference, path }: Context): string | undefined {
  const home = reference.home(id)
  if (home === path) return undefined
  return home?.startsWith(`${path}#`) ? home.slice(path.length) : home
}

/** Code in a line of text, its names linked to their homes. */
export function inlineCode(code: Code, context: Context): Element {
  const parts = code.map((part) => {
    if (typeof part === 'string') return part
    const href = hrefOf(part[1], context)
    return href === undefined ? part[0] : h('a', { href }, part[0])
  })
  return h('code', {}, ...parts)
}

/** A code block with its names linked. `html` is the highlighted text of the same code. */
export function linkedBlock(code: Code, html: string, context: Context) {
  return raw(linkRanges(html, rangesOf(code, context)))
}

interface Range {
  from: number
  to: number
  href: string
}

function rangesOf(code: Code, context: Context): Range[] {
  let at = 0
  return code.flatMap((part) => {
    const from = at
    at += plainCode([part]).length
    if (typeof part === 'string') return []
    const href = hrefOf(part[1], context)
    return href === undefined ? [] : [{ from, to: at, href }]
  })
}

const PIECE = /<[^>]*>|&\w+;|[^<&]/gu

/** Puts links around ranges of the text of highlighted code: a name is always within one token. */
function linkRanges(html: string, ranges: readonly Range[]): string {
  const start = html.indexOf('<code>') + '<code>'.length
  const starts = new Map(ranges.map(({ from, href }) => [from, href]))
  const ends = new Set(ranges.map(({ to }) => to))
  let at = 0
  const code = html.slice(start).replace(PIECE, (piece) => {
    if (piece.startsWith('<')) return piece
    const href = starts.get(at)
    at += piece.startsWith('&') ? 1 : piece.length
    const opening = href === undefined ? '' : `<a href="${escapeHtml(href)}">`
    return `${opening}${piece}${ends.has(at) ? '</a>' : ''}`
  })
  return html.slice(0, start) + code
}
