import type { ReactNode } from 'react'
import './screenshot.css'

/** Two pictures of the same: the first in light mode, the second in dark mode. */
export function Screenshot({ children }: { children?: ReactNode }) {
  return <div className="screenshot">{children}</div>
}
