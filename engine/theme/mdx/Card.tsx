import type { ReactElement, ReactNode } from 'react'
import { Icon, iconName } from '../icons/Icon'
import { refuseProps } from './children'

interface CardProps {
  title: string
  /** Makes the whole card a link. Already resolved by the compiler. */
  href?: string
  /** The name of one of the engine's icons, or a drawing. */
  icon?: string | ReactElement
  children?: ReactNode
}

/**
 * A short text below a title, which may be a link.
 * @throws Error without a title, and for an unknown icon.
 */
export function Card({ title, href, icon, children, ...others }: CardProps) {
  refuseProps(others, 'title, href and icon')
  if (!title) throw new Error('it has no title. Write <Card title="…">.')
  return (
    <div className="tile">
      <p className="tile-title">
        {typeof icon === 'string' ? <Icon name={iconName(icon)} /> : icon}
        <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      </p>
      {children}
    </div>
  )
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children, ...others }: { children?: ReactNode }) {
  refuseProps(others, 'cards between its tags alone')
  return <div className="cards">{children}</div>
}
