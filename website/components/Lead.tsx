import type { ReactNode } from 'react'

/** The opening words of a page, in larger type. */
export function Lead({ children }: { children?: ReactNode }) {
  return <div className="lead">{children}</div>
}
