import type { ReactNode } from 'react'
import './examples.css'

/** One sample of each product, as tabs. */
export function Examples({ children }: { children?: ReactNode }) {
  return <div className="examples">{children}</div>
}

/** A sample, and beside it its `<Outcome>`. */
export function Example({ children }: { children?: ReactNode }) {
  return <div className="example">{children}</div>
}

/** What comes out of a sample. */
export function Outcome({ children }: { children?: ReactNode }) {
  return <div className="outcome">{children}</div>
}
