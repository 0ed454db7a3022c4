import type { ReactNode } from 'react'
import { HomeIcon, type HomeIconName } from './HomeIcon'
import './tasks.css'

/** What people come for, as cards. */
export function Tasks({ children }: { children?: ReactNode }) {
  return <div className="tasks">{children}</div>
}

interface TaskProps {
  /** The product that it is about, which gives it its hue. */
  product: Product
  icon: HomeIconName
  /** A paragraph with one Markdown link, which covers the whole card, and a paragraph about it. */
  children?: ReactNode
}

export type Product = 'mint' | 'atomic' | 'angular'

export function Task({ product, icon, children }: TaskProps) {
  return (
    <div className={`task ${product}`}>
      <span className="task-icon">
        <HomeIcon name={icon} />
      </span>
      <div>{children}</div>
    </div>
  )
}
