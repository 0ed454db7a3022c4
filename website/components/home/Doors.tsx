import type { ReactNode } from 'react'

/** A row of `<Door>`, the entrances to the site. */
export function Doors({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>
}

interface DoorProps {
  title: string
  /** A word above the title, such as the name of a package. */
  eyebrow?: string
  /** May contain one Markdown link, which then covers the whole door. The compiler checks it and adds the base path. */
  children?: ReactNode
}

export function Door({ title, eyebrow, children }: DoorProps) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {eyebrow && <p className="card-eyebrow">{eyebrow}</p>}
      {children}
    </section>
  )
}
