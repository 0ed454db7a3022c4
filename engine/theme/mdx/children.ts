import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Returns the compiled HTML of a child, which is the prop of a component; undefined for other nodes. */
export function htmlOf(child: ReactNode): string | undefined {
  return isValidElement<{ html?: unknown }>(child) && typeof child.props.html === 'string'
    ? child.props.html
    : undefined
}

export function isBlank(child: ReactNode): boolean {
  return (typeof child === 'string' ? child : htmlOf(child))?.trim() === ''
}

/** Returns an element's name for messages. */
export function nameOf(element: ReactElement): string {
  const { type } = element
  const html = htmlOf(element)?.trim()
  if (html !== undefined) return html.startsWith('<') ? html.replace(/>[\s\S]*$/, '>') : `the text "${html}"`
  if (typeof type === 'string') return `<${type}>`
  return typeof type === 'function' ? `<${type.name}>` : 'a fragment'
}

/** Throws an Error for an unknown prop: `others` are the props that a component did not read. */
export function refuseProps(others: object, known: string): void {
  const [name] = Object.keys(others)
  if (name !== undefined) throw new Error(`it has no prop "${name}"; it can have ${known}.`)
}
