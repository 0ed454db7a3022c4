import type { ReactNode } from 'react'

export interface TabItemProps {
  value: string | number
  /** Text of the tab; the value if absent. */
  label?: string
  /** Shown on a first visit. */
  default?: boolean
  className?: string
  children?: ReactNode
}

/** A panel of `<Tabs>`, which reads its props. On its own, only its content is shown. */
export function TabItem({ className, children }: TabItemProps): ReactNode {
  return className === undefined ? children : <div className={className}>{children}</div>
}
