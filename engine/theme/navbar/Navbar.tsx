import { useSite } from '../contexts'
import { MenuButton } from '../menu/MenuButton'
import { ColorModeToggle } from './ColorModeToggle'
import styles from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'
import { SearchPlaceholder } from './SearchPlaceholder'

export function Navbar() {
  const { basePath, navbar } = useSite()
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <MenuButton />
        <a className={styles.brand} href={basePath}>
          {navbar.logo && <img src={navbar.logo.src} alt={navbar.logo.alt} width="28" height="28" />}
          {navbar.title && <b>{navbar.title}</b>}
        </a>
        <nav className={styles.nav} aria-label="Main">
          <NavbarItems position="left" />
          <NavbarItems position="right" />
        </nav>
        <SearchPlaceholder />
        <ColorModeToggle />
      </div>
    </header>
  )
}
