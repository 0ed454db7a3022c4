import type { NavbarItem, NavbarPosition } from '../../page/site'
import { useSite } from '../contexts'
import { Dropdown } from './Dropdown'
import { LanguageMenu } from './LanguageMenu'
import styles from './Navbar.module.css'
import { NavbarLink } from './NavbarLink'

/** The items of one side. Search and the colour mode have a place of their own at the end. */
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
