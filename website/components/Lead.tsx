import type { ReactNode } from 'react'

/** The first words of a page, set larger. */
export function Lead({ children }: { children?: ReactNode }) {
  return <div className="lead">{children}</div>
}
