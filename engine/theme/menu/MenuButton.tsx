import { MENU_ID } from '../../page/ids'
import { Icon } from '../icons/Icon'
import { useHasMenu } from './has-menu'
import styles from './Menu.module.css'

/** Opens the menu of small screens. The browser does it: it works before hydration and without script. */
export function MenuButton() {
  return (
    useHasMenu() && (
      <button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label="Menu">
        <Icon name="menu" />
      </button>
    )
  )
}
