import { classNames } from '../class-names'
import { usePage, useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import { Sidebar } from '../sidebar/Sidebar'
import { SidebarSwitch } from '../sidebar/SidebarSwitch'
import styles from './Menu.module.css'
import { MENU_ID } from './menu-id'
import { PrimaryMenu } from './PrimaryMenu'
import { useMenu } from './use-menu'

/**
 * The docs sidebar. On small screens it is a popover, with the navbar's items above it; on wide ones
 * it stands beside the article. One element for both, so that no page carries a sidebar twice.
 */
export function Menu() {
  const { kind, sidebar } = usePage()
  const { docs } = useSite()
  const { ref, ...handlers } = useMenu()
  const className = classNames(styles.menu, kind === 'doc' && sidebar && styles.beside)
  return (
    <div id={MENU_ID} className={className} popover="auto" ref={ref} {...handlers}>
      <div className={styles.top}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <PrimaryMenu />
      {sidebar && <Sidebar key={sidebar.id} sidebar={sidebar} />}
      {sidebar && docs.sidebar.hideable && <SidebarSwitch />}
    </div>
  )
}
