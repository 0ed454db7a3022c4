import type { ReactNode } from 'react'

export interface TabItemProps {
  value: string | number
  /** What the tab says; the value if absent. */
  label?: string
  /** Shown on a first visit. */
  default?: boolean
  className?: string
  children?: ReactNode
}

/** One panel of `<Tabs>`, which reads its props; on its own it is its content. */
export function TabItem({ className, children }: TabItemProps): ReactNode {
  return className === undefined ? children : <div className={className}>{children}</div>
}

export { TabItem as default }
