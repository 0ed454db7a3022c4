import {
  cleanPath,
  type NavbarItem,
  type NavbarMenuLink,
  type NavbarPosition,
  type Site,
} from '../../page/site'
import type { ShownPage } from '../../page/types'
import { classNames } from '../class-names'
import { usePage, useSite } from '../contexts'
import { Dropdown } from './Dropdown'
import { LanguageMenu } from './LanguageMenu'
import styles from './Navbar.module.css'

/** The items of one side. What features add and the color mode are at the end, elsewhere. */
export function NavbarItems({ position }: { position: NavbarPosition }) {
  const { navbar } = useSite()
  const items = navbar.items.filter((item) => item.position === position)
  if (items.length === 0) return null
  return (
    <ul className={styles[position]}>
      {items.map((item, index) => (
        <li key={index} data-from={fromOf(item)}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A menu of the items that have no room in a narrower window, beside those that have. The style sheet shows each only here
 * or there.
 */
export function MoreItems() {
  const items = useSite().navbar.items.filter((item) => fromOf(item) !== undefined)
  if (items.length === 0) return null
  const side = items.some(({ position }) => position === 'right') ? 'right' : 'left'
  return (
    <div
      className={classNames(styles.more, styles[side])}
      data-from={Math.max(...items.map((item) => fromOf(item) ?? 0))}
    >
      <Dropdown label={WORDS.shell.more}>
        {items.map((item, index) => (
          <li key={index} data-from={fromOf(item)}>
            {item.type === 'link' && <NavbarLink item={item} />}
            {item.type === 'dropdown' && (
              <>
                <span>{item.label}</span>
                {item.items.map((link) => (
                  <NavbarLink key={link.href} item={link} />
                ))}
              </>
            )}
          </li>
        ))}
      </Dropdown>
    </div>
  )
}

function fromOf(item: NavbarItem): number | undefined {
  return 'from' in item ? item.from : undefined
}

function Item({ item }: { item: NavbarItem }) {
  switch (item.type) {
    case 'link':
      return (
        <NavbarLink item={item} className={classNames(styles.link, item.className)} isIcon={item.isIcon} />
      )
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
  }
}

interface NavbarLinkProps {
  item: NavbarMenuLink
  className?: string | undefined
  /** True for a link without text, which the class draws. */
  isIcon?: boolean | undefined
}

export function NavbarLink({ item, className, isIcon }: NavbarLinkProps) {
  return (
    <a
      className={className}
      href={item.href}
      aria-current={currentState(item, usePage(), useSite())}
      aria-label={isIcon ? item.label : undefined}
      data-version={item.version}
      data-part={item.sidebar}
    >
      {isIcon ? null : item.label}
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
