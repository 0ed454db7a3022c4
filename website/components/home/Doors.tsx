import type { ComponentType, ReactNode } from 'react'
import './doors.css'
import { AngularDrawing } from './AngularDrawing'
import { AtomicDrawing } from './AtomicDrawing'
import { MintDrawing } from './MintDrawing'
import type { Product } from './Tasks'

/** A row of `<Door>`, the entrances to the site. */
export function Doors({ children }: { children?: ReactNode }) {
  return <div className="doors">{children}</div>
}

const DRAWINGS: Record<Product, ComponentType> = {
  mint: MintDrawing,
  atomic: AtomicDrawing,
  angular: AngularDrawing,
}

interface DoorProps {
  product: Product
  title: string
  /** A word below the title, such as the name of a package. */
  eyebrow: string
  /** What a reader must have to use the product. */
  needs: string
  /** May contain one Markdown link, which then covers the whole door. The compiler checks it and adds the base path. */
  children?: ReactNode
}

export function Door({ product, title, eyebrow, needs, children }: DoorProps) {
  const Drawing = DRAWINGS[product]
  return (
    <section className={`door ${product}`}>
      <div className="door-picture">
        <Drawing />
      </div>
      <div className="door-text">
        <h2>{title}</h2>
        <p className="door-package">{eyebrow}</p>
        {children}
        <dl>
          <dt>Needs</dt>
          <dd>{needs}</dd>
        </dl>
      </div>
    </section>
  )
}
