import { htmlToHast } from 'satteri'
import { escapeHtml as e } from '../../page/escape'

const FRAME = /<iframe\b(?:"[^"]*"|'[^']*'|[^'">])*>[\s\S]*?<\/iframe\s*>/gi

/** Returns HTML with a link in place of each frame that browsers would block. The link check still sees its URL. */
export function withoutFrames(html: string, isBlocked = (_: string) => false): string {
  return html.replace(FRAME, (tag) => {
    const tree = htmlToHast(tag, { fragment: true })
    const [frame] = 'children' in tree ? tree.children : []
    const { src, title } = frame?.type === 'element' ? frame.properties : {}
    const [, place] = /^(?:https?:)?\/\/(.+)/i.exec(String(src)) ?? []
    if (place === undefined || !isBlocked(String(src))) return tag
    return `<a data-frame href="${e(String(src))}">${e(title ? `${title} (${place.replace(/[/?#].*/, '')})` : place)}</a>`
  })
}
