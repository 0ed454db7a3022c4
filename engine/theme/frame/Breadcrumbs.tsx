import type { Breadcrumb } from '../../page/types'
import { Icon } from '../icons/Icon'

/** The way from the home page to this one, which comes last and is no link. */
export function Breadcrumbs({ items, home }: { items: Breadcrumb[]; home: string }) {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={home} aria-label="Home">
            <Icon name="home" />
          </a>
        </li>
        {items.map((item, index) => (
          <li key={index}>
            <Crumb {...item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Crumb({ label, href, isLast }: Breadcrumb & { isLast: boolean }) {
  if (isLast) return <span aria-current="page">{label}</span>
  return href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>
}
