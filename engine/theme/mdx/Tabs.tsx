import type { ReactNode } from 'react'
import TabPanel from './TabPanel.island'
import TabsIsland from './Tabs.island'
import { tabItems } from './tab-items'

interface TabsProps {
  /** Tabs of the same group are in step on all pages, and remembered. */
  groupId?: string
  /** The tab of a first visit, if not the first one. */
  defaultValue?: string | number | null
  /** Labels, where the items do not have them. */
  values?: { value: string | number; label?: string; default?: boolean }[]
  /** Keeps the choice in the address, under this name or under the group's. */
  queryString?: boolean | string
  className?: string
  children?: ReactNode
}

/**
 * Alternatives of one thing. Every panel is in the page, with its label.
 * @throws Error without any `<TabItem>`, where two have the same value, and for what could not be shown.
 */
export function Tabs({ groupId, defaultValue, values = [], queryString, className, children }: TabsProps) {
  const items = tabItems(children)
  const named = values.map((tab) => ({ ...tab, value: String(tab.value) }))
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

/** `named` are the values that `<Tabs>` itself names. */
function check(items: readonly { value: string }[], named: readonly string[]): void {
  if (items.length === 0) throw new Error('it has no <TabItem value="…"> in it.')
  const values = items.map(({ value }) => value)
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`two of its tabs have the value "${twice}".`)
  const unknown = named.find((value) => !values.includes(value))
  if (unknown === undefined) return
  throw new Error(`it names a tab "${unknown}" that it does not have; it has ${values.join(', ')}.`)
}

export { Tabs as default }
