import { useSite } from '../contexts'
import { MenuButton } from '../menu/Menu'
import { Slot } from '../slots'
import { ColorModeToggle } from './ColorModeToggle'
import { Logo } from './Logo'
import styles from './Navbar.module.css'
import { MoreItems, NavbarItems } from './NavbarItems'

export function Navbar() {
  const { basePath, navbar, title } = useSite()
  const { logo } = navbar
  const name = navbar.title || (logo ? '' : title)
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <MenuButton />
        <a className={styles.brand} href={logo?.href ?? basePath} target={logo?.target}>
          {logo && <Logo {...logo} alt={logo.alt === name ? '' : logo.alt} />}
          {name && <b>{name}</b>}
        </a>
        <nav className={styles.nav} aria-label={WORDS.shell.mainMenu}>
          <NavbarItems position="left" />
          <MoreItems />
          <NavbarItems position="right" />
        </nav>
        <Slot name="navbar:end" />
        <ColorModeToggle />
      </div>
    </header>
  )
}
