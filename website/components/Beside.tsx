import type { ReactNode } from 'react'

/** Two parts side by side if there is room: a `<Side>` of text, and what belongs to it. */
export function Beside({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>
}

export function Side({ children }: { children?: ReactNode }) {
  return <div>{children}</div>
}
