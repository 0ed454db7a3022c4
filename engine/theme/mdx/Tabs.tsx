import { Children, isValidElement, type ReactNode } from 'react'
import type { TabItemProps } from './TabItem'
import TabPanel from './TabPanel.island'
import TabsIsland, { type Tab } from './Tabs.island'

interface TabsProps {
  /** Tabs of the same group are in step on all pages, and remembered. */
  groupId?: string
  /** The tab of a first visit, if not the first one. */
  defaultValue?: string | null
  /** Labels, where the items do not have them. */
  values?: { value: string; label?: string; default?: boolean }[]
  /** Keeps the choice in the address, under this name or under the group's. */
  queryString?: boolean | string
  children?: ReactNode
}

/**
 * Alternatives of one thing. Every panel is in the page, with its label.
 * @throws Error without any `<TabItem>`, and where two have the same value.
 */
export function Tabs({ groupId, defaultValue, values = [], queryString, children }: TabsProps) {
  const items = tabItems(children)
  const tabs = items.map(({ value, label }) => ({
    value,
    label: label ?? values.find((tab) => tab.value === value)?.label ?? value,
  }))
  check(tabs)
  const preset = [...items, ...values].find((item) => item.default)?.value
  return (
    <TabsIsland
      tabs={tabs}
      defaultValue={defaultValue ?? preset ?? tabs[0]?.value ?? ''}
      groupId={groupId}
      queryString={queryString}
    >
      {items.map(({ value, children: panel }) => (
        <TabPanel key={value}>{panel}</TabPanel>
      ))}
    </TabsIsland>
  )
}

function tabItems(children: ReactNode): TabItemProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) && typeof child.props.value === 'string' ? [child.props] : [],
  )
}

function check(tabs: readonly Tab[]): void {
  if (tabs.length === 0) throw new Error('it has no <TabItem value="…"> in it.')
  const values = tabs.map(({ value }) => value)
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`two of its tabs have the value "${twice}".`)
}

export { Tabs as default }
