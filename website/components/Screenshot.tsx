import type { ReactNode } from 'react'
import './screenshot.css'

/** Two images of the same screen: the first for light mode, the second for dark mode. */
export function Screenshot({ children }: { children?: ReactNode }) {
  return <div className="screenshot">{children}</div>
}
