import type { Element } from 'hast'
import type { CodeLink } from '../../markdown/code/tokenize'
import { plainCode } from '../model/code-text'
import type { Code, ExportId } from '../model/types'
import type { PageContext } from './component'
import { h } from './hast'

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

/** The names of a code that lead somewhere. */
export function linksIn(code: Code, context: Context): CodeLink[] {
  let at = 0
  return code.flatMap((part) => {
    const from = at
    at += plainCode([part]).length
    if (typeof part === 'string') return []
    const href = hrefOf(part[1], context)
    return href === undefined ? [] : [{ from, to: at, href }]
  })
}
