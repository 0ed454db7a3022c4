import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { TabItem, type TabItemProps } from './TabItem'

/** One tab as the page writes it. */
interface Item {
  value: string
  label: string | undefined
  default: boolean
  /** The `<TabItem>` itself. */
  panel: ReactElement
}

/** @throws Error for what is between the tags of `<Tabs>` and is no tab: it would show nowhere. */
export function tabItems(children: ReactNode): Item[] {
  return Children.toArray(children).flatMap((child) => (isBlank(child) ? [] : [itemOf(child)]))
}

function itemOf(child: ReactNode): Item {
  if (!isValidElement<Partial<TabItemProps>>(child)) throw noItem(`the text "${String(child).trim()}"`)
  const { value, label, default: preset = false } = child.props
  if (value !== undefined && typeof child.type !== 'string') {
    return { value: String(value), label, default: preset, panel: child }
  }
  if (child.type !== TabItem) throw noItem(nameOf(child))
  const written = label === undefined ? '<TabItem>' : `<TabItem label="${label}">`
  throw new Error(`it has a ${written} without a value. Give each <TabItem> a value="…" of its own.`)
}

function noItem(what: string): Error {
  return new Error(`it has ${what} in it. Put all that it shows into a <TabItem value="…"> right below it.`)
}

/** Finished HTML comes as the prop of a component. */
function htmlOf(child: ReactNode): string | undefined {
  return isValidElement<{ html?: unknown }>(child) && typeof child.props.html === 'string'
    ? child.props.html
    : undefined
}

function isBlank(child: ReactNode): boolean {
  return (typeof child === 'string' ? child : htmlOf(child))?.trim() === ''
}

function nameOf(element: ReactElement): string {
  const { type } = element
  const html = htmlOf(element)?.trim()
  if (html !== undefined) return html.startsWith('<') ? html.replace(/>[\s\S]*$/, '>') : `the text "${html}"`
  if (typeof type === 'string') return `<${type}>`
  return typeof type === 'function' ? `<${type.name}>` : 'a fragment'
}
