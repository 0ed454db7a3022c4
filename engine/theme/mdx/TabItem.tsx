import type { ReactNode } from 'react'

export interface TabItemProps {
  value: string
  /** What the tab says; the value if absent. */
  label?: string
  /** Shown on a first visit. */
  default?: boolean
  children?: ReactNode
}

/** One panel of `<Tabs>`, which reads its props; on its own it is its content. */
export function TabItem({ children }: TabItemProps): ReactNode {
  return children
}

export { TabItem as default }
