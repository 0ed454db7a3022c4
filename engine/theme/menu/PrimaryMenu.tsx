import type { NavbarItem } from '../../page/site'
import { useSite } from '../contexts'
import { LanguageLinks } from '../navbar/LanguageMenu'
import { NavbarLink } from '../navbar/NavbarItems'
import { ColorModeChoice } from './ColorModeChoice'
import styles from './Menu.module.css'

/** The navbar's items, for screens where they do not fit. Languages and color modes are at the foot. */
export function PrimaryMenu({ hidden }: { hidden: boolean }) {
  const { navbar } = useSite()
  return (
    <nav className={styles.primary} aria-label={WORDS.shell.mainMenu} hidden={hidden}>
      <ul>
        {navbar.items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </ul>
      <div className={styles.foot}>
        {navbar.items.some(({ type }) => type === 'locale') && (
          <ul>
            <Group label={WORDS.shell.languages}>
              <LanguageLinks />
            </Group>
          </ul>
        )}
        <ColorModeChoice />
      </div>
    </nav>
  )
}

function Item({ item }: { item: NavbarItem }) {
  switch (item.type) {
    case 'link':
      return (
        <li>
          <NavbarLink item={item} />
        </li>
      )
    case 'dropdown':
      return (
        <Group label={item.label}>
          {item.items.map((link) => (
            <li key={link.href}>
              <NavbarLink item={link} />
            </li>
          ))}
        </Group>
      )
    case 'html':
      return (
        <li>
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: item.html }} />
        </li>
      )
    case 'locale':
      return null
  }
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <li>
      <span>{label}</span>
      <ul>{children}</ul>
    </li>
  )
}
