import type { ReactNode } from 'react'
import { Logo } from './Logo'

/** The bar that stays at the top of the page. */
export function Header({ children }: { children: ReactNode }) {
  return (
    <header>
      <a className="home" href="?" aria-label="All documents">
        <Logo />
      </a>
      {children}
    </header>
  )
}
