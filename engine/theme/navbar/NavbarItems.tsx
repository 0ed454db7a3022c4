import {
  cleanPath,
  type NavbarItem,
  type NavbarMenuLink,
  type NavbarPosition,
  type Site,
} from '../../page/site'
import type { ShownPage } from '../../page/types'
import { usePage, useSite } from '../contexts'
import { Dropdown } from './Dropdown'
import { LanguageMenu } from './LanguageMenu'
import styles from './Navbar.module.css'

/** The items of one side. Search and the color mode are at the end, elsewhere. */
export function NavbarItems({ position }: { position: NavbarPosition }) {
  const { navbar } = useSite()
  const items = navbar.items.filter((item) => item.position === position && item.type !== 'search')
  if (items.length === 0) return null
  return (
    <ul className={styles[position]}>
      {items.map((item, index) => (
        <li key={index}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  )
}

function Item({ item }: { item: NavbarItem }) {
  switch (item.type) {
    case 'link':
      return <NavbarLink item={item} className={styles.link} />
    case 'dropdown':
      return (
        <Dropdown label={item.label}>
          {item.items.map((link) => (
            <li key={link.href}>
              <NavbarLink item={link} />
            </li>
          ))}
        </Dropdown>
      )
    case 'locale':
      return <LanguageMenu />
    case 'html':
      return <div className={styles.link} dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'search':
      return null
  }
}

export function NavbarLink({ item, className }: { item: NavbarMenuLink; className?: string | undefined }) {
  return (
    <a
      className={className}
      href={item.href}
      aria-current={currentState(item, usePage(), useSite())}
      data-version={item.version}
      data-part={item.sidebar}
    >
      {item.label}
    </a>
  )
}

/**
 * An item for a sidebar is current on all pages that show it, except the home page. Any other item is current on its
 * own page and on those below its path.
 */
function currentState(
  { sidebar, href, version }: NavbarMenuLink,
  page: ShownPage,
  { basePath }: Site,
): 'true' | 'page' | undefined {
  if (sidebar !== undefined) return sidebar === page.sidebar?.id && page.kind !== 'home' ? 'true' : undefined
  const [own, path] = [cleanPath(href), cleanPath(page.path)]
  if (own === path) return 'page'
  const hasPagesBelow = href !== basePath && version === undefined
  return hasPagesBelow && path.startsWith(`${own}/`) ? 'true' : undefined
}
