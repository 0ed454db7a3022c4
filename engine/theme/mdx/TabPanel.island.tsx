import type { ReactNode } from 'react'

/** Keeps the content of one tab together: adjacent blocks of HTML would be joined across tabs. */
export default function TabPanel({ children }: { children?: ReactNode }): ReactNode {
  return children
}
