import type { BodyNode } from '../page/tree'

const OWN_TITLE = /^\s*<h1[\s>].*?<\/h1>/s

/** Puts nodes before the text of a page, but after a title that the text itself begins with. */
export function afterTitle(body: BodyNode[], nodes: BodyNode[]): BodyNode[] {
  if (nodes.length === 0) return body
  const [first, ...rest] = body
  if (first === undefined || typeof first === 'string') return [...nodes, ...body]
  if ('tag' in first && first.tag === 'h1') return [first, ...nodes, ...rest]
  const title = 'html' in first ? OWN_TITLE.exec(first.html)?.[0] : undefined
  if (title === undefined || !('html' in first)) return [...nodes, ...body]
  const text = first.html.slice(title.length)
  return [{ html: title }, ...nodes, ...(text.trim() === '' ? [] : [{ html: text }]), ...rest]
}
