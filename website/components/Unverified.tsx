import type { ReactNode } from 'react'

/** The fold at the end of a page that lists what nobody has verified, one plain sentence per item. */
export function Unverified({ children }: { children?: ReactNode }) {
  return (
    <details>
      <summary>Not verified</summary>
      {children}
    </details>
  )
}
