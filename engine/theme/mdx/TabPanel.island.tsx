import type { ReactNode } from 'react'

/** Groups the content of one tab: adjacent blocks of HTML would be joined across tabs. */
export default function TabPanel({ children }: { children?: ReactNode }): ReactNode {
  return children
}
