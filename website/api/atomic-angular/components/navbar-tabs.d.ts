import type { Signal } from '@angular/core'

/**
 * A tab of the search page, built from a route.
 *
 * @early
 */
export interface NavbarTab {
  /** The label: `data.display` of the route, else its path. */
  display: string
  /** The name of the tab: `data.wsQueryTab` of the route, else its path. */
  name: string
  /** The path of the route. */
  path: string
  /** The CSS class of the icon: `data.iconClass` of the route. */
  iconClass: string
  /** The address of the tab. */
  routerLink: string
  /** The query of the tab: `data.queryName` of the route. */
  queryName?: string
}

/**
 * Turns the child routes of the route `search` into tabs, with a menu for those that do not fit.
 *
 * @component
 * @selector navbar-tabs
 * @confidence medium
 */
export declare class NavbarTabsComponent {
  /** The current search text. It is kept when the user changes the tab. */
  readonly searchText: Signal<string>
  /** How many tabs fit. The overflow manager computes it. */
  readonly visibleTabCount: Signal<number>
  /** The path of the active route. */
  readonly currentPath: Signal<string>
  /** The tabs, built from the configuration of the router. */
  readonly tabs: Signal<NavbarTab[]>
  /** The tabs that are moved to the "More" menu. */
  readonly moreTabs: Signal<NavbarTab[]>

  /** Closes the drawers. It does not navigate: the link of the tab does, with `routerLink`. */
  changeTab(): void
}
