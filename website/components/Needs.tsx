import type { ReactNode } from 'react'
import './needs.css'

/** What a guide builds on, a paragraph each, before its first step. */
export function Needs({ children }: { children?: ReactNode }) {
  return <div className="needs">{children}</div>
}
