import type { ReactNode } from 'react'
import './actions.css'

/** A paragraph of links to the next pages, the most important one first. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="actions">{children}</div>
}
