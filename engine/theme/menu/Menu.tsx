import { MENU_ID } from '../../page/ids'
import { classNames } from '../class-names'
import { usePage, useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import { Sidebar, SidebarSwitch } from '../sidebar/Sidebar'
import { hasSidebarBeside } from '../sidebar/use-sidebar'
import styles from './Menu.module.css'
import { PrimaryMenu } from './PrimaryMenu'
import { useMenu } from './use-menu'

/**
 * The docs sidebar. On small screens it is a popover with two panels, itself and the navbar's items; on wide ones it is
 * beside the article. A single element does both, so that no page contains a sidebar twice.
 */
export function Menu() {
  return useHasMenu() && <Panels />
}

function Panels() {
  const page = usePage()
  const { sidebar } = page
  const { docs } = useSite()
  const hasPrimary = useHasPrimary()
  const { ref, isBack, switchPanel, ...handlers } = useMenu()
  const className = classNames(styles.menu, hasSidebarBeside(page) && styles.beside)
  return (
    <div id={MENU_ID} className={className} popover="auto" ref={ref} {...handlers}>
      <div className={styles.top}>
        {hasPrimary && sidebar && (
          <button type="button" className={styles.switch} onClick={switchPanel}>
            {isBack ? WORDS.menu.toDocsMenu : WORDS.menu.toMainMenu}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={WORDS.menu.close}
        >
          <Icon name="close" />
        </button>
      </div>
      {hasPrimary && <PrimaryMenu hidden={sidebar !== undefined && !isBack} />}
      {sidebar && <Sidebar key={sidebar.source} sidebar={sidebar} hidden={isBack} />}
      {sidebar && docs.sidebar.hideable && <SidebarSwitch />}
    </div>
  )
}

/** Opens the menu on small screens. The browser itself does, so it works before hydration and without script. */
export function MenuButton() {
  return (
    useHasMenu() && (
      <button type="button" className={styles.open} popoverTarget={MENU_ID} aria-label={WORDS.menu.open}>
        <Icon name="menu" />
      </button>
    )
  )
}

/** True if the primary menu has an item. What features add to the navbar is there at every width. */
function useHasPrimary(): boolean {
  return useSite().navbar.items.length > 0
}

/** False if the menu would be empty. Then neither it nor its button is rendered. */
function useHasMenu(): boolean {
  const hasPrimary = useHasPrimary()
  return usePage().sidebar !== undefined || hasPrimary
}
