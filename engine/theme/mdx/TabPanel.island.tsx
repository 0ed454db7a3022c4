import type { ReactNode } from 'react'

/** Keeps the content of one tab together: finished HTML that stands side by side is joined into one block. */
export default function TabPanel({ children }: { children?: ReactNode }): ReactNode {
  return children
}
