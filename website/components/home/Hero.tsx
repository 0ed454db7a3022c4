import type { ReactNode } from 'react'
import './hero.css'

/** The first screen of the site: a `<Pitch>`, and beside it a picture. */
export function Hero({ children }: { children?: ReactNode }) {
  return <div className="hero">{children}</div>
}

/** What the site is about, how to begin, and what that needs. */
export function Pitch({ children }: { children?: ReactNode }) {
  return <div className="pitch">{children}</div>
}
