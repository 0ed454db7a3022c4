import type { ReactNode } from 'react'
import './actions.css'

/** Where to go from here: a paragraph of links, the first of them the one to take. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="actions">{children}</div>
}
