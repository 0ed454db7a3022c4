import type { NavbarMenuLink } from '../../page/site'
import { cleanPath } from '../../page/site'
import type { ShownPage } from '../../page/types'
import { usePage } from '../contexts'

export function NavbarLink({ item, className }: { item: NavbarMenuLink; className?: string | undefined }) {
  const page = usePage()
  return (
    <a
      className={className}
      href={item.href}
      aria-current={currentState(item, page)}
      data-version={item.version}
    >
      {item.label}
    </a>
  )
}

/** An item that stands for a sidebar is current on all its pages, any other on its own page only. */
export function currentState(
  { sidebar, href }: NavbarMenuLink,
  page: ShownPage,
): 'true' | 'page' | undefined {
  if (sidebar !== undefined) return sidebar === page.sidebar?.id ? 'true' : undefined
  return cleanPath(href) === cleanPath(page.path) ? 'page' : undefined
}
