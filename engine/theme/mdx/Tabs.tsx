import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { elementName, isBlankChild } from './children'
import { TabItem, type TabItemProps } from './TabItem'
import TabPanel from './TabPanel.island'
import TabsIsland from './Tabs.island'

interface TabsProps {
  /** Tabs of the same group switch together on all pages, and the choice is remembered. */
  groupId?: string
  /** The tab selected on a first visit, if not the first one. */
  defaultValue?: string | number | null
  /** Labels, if the items have none. */
  values?: { value: string | number; label?: string; default?: boolean }[]
  /** Writes the choice into the address, under this name or the group's. */
  queryString?: boolean | string
  className?: string
  children?: ReactNode
}

/**
 * Alternatives, one of which is shown. The page contains every panel with its label.
 * @throws Error without any `<TabItem>`, for two with the same value, and for content that could not be shown.
 */
export function Tabs({ groupId, defaultValue, values = [], queryString, className, children }: TabsProps) {
  const named = values.map((tab) => ({ ...tab, value: String(tab.value) }))
  const place = ({ value }: Item) =>
    named.findIndex((tab) => tab.value === value) + 1 || Number.POSITIVE_INFINITY
  const items = tabItems(children).sort((a, b) => place(a) - place(b) || 0)
  const tabs = items.map(({ value, label }) => ({
    value,
    label: label ?? named.find((tab) => tab.value === value)?.label ?? value,
  }))
  const preset = defaultValue ?? [...items, ...named].find((item) => item.default)?.value ?? tabs[0]?.value
  const first = String(preset)
  check(items, [...named.map(({ value }) => value), first])
  const island = (
    <TabsIsland tabs={tabs} defaultValue={first} groupId={groupId} queryString={queryString}>
      {items.map(({ value, panel }) => (
        <TabPanel key={value}>{panel}</TabPanel>
      ))}
    </TabsIsland>
  )
  return className === undefined ? island : <div className={className}>{island}</div>
}

/** `named` are the values in the props of `<Tabs>` itself. */
function check(items: readonly { value: string }[], named: readonly string[]): void {
  if (items.length === 0) throw new Error('it has no <TabItem value="…"> in it.')
  const values = items.map(({ value }) => value)
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`two of its tabs have the value "${twice}".`)
  const unknown = named.find((value) => !values.includes(value))
  if (unknown === undefined) return
  throw new Error(`it names a tab "${unknown}" that it does not have; it has ${values.join(', ')}.`)
}

/** One tab as written in the page. */
interface Item {
  value: string
  label: string | undefined
  default: boolean
  /** The `<TabItem>` itself. */
  panel: ReactElement
}

/** Returns the tabs. Throws an Error for other content of `<Tabs>`, which would never be shown. */
function tabItems(children: ReactNode): Item[] {
  return Children.toArray(children).flatMap((child) => (isBlankChild(child) ? [] : [itemOf(child)]))
}

function itemOf(child: ReactNode): Item {
  if (!isValidElement<Partial<TabItemProps>>(child)) throw noItem(`the text "${String(child).trim()}"`)
  const { value, label, default: preset = false } = child.props
  if (value !== undefined && typeof child.type !== 'string') {
    return { value: String(value), label, default: preset, panel: child }
  }
  if (child.type !== TabItem) throw noItem(elementName(child))
  const written = label === undefined ? '<TabItem>' : `<TabItem label="${label}">`
  throw new Error(`it has a ${written} without a value. Give each <TabItem> its own value="…".`)
}

function noItem(what: string): Error {
  return new Error(
    `it has ${what} in it. Put all of its content into <TabItem value="…"> elements directly inside it.`,
  )
}
