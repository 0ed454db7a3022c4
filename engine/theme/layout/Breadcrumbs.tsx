import type { Breadcrumb } from '../../page/types'

export interface BreadcrumbsProps {
  items: Breadcrumb[]
}

/** The path to this page, which is last and not linked. The logo leads to the home page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={WORDS.page.breadcrumbs}>
      <ol>
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
