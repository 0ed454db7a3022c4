import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Returns the compiled HTML of a child, which is the prop of a component; undefined for other nodes. */
export function childHtml(child: ReactNode): string | undefined {
  return isValidElement<{ html?: unknown }>(child) && typeof child.props.html === 'string'
    ? child.props.html
    : undefined
}

export function isBlankChild(child: ReactNode): boolean {
  return (typeof child === 'string' ? child : childHtml(child))?.trim() === ''
}

/** Returns an element's name for messages. */
export function elementName(element: ReactElement): string {
  const { type } = element
  const html = childHtml(element)?.trim()
  if (html !== undefined) return html.startsWith('<') ? html.replace(/>[\s\S]*$/, '>') : `the text "${html}"`
  if (typeof type === 'string') return `<${type}>`
  return typeof type === 'function' ? `<${type.name}>` : 'a fragment'
}

/** Throws an Error for an unknown prop: `others` are the props that a component did not read. */
export function refuseProps(others: object, known: string): void {
  const [name] = Object.keys(others)
  if (name !== undefined) throw new Error(`it has no prop "${name}"; it can have ${known}.`)
}
