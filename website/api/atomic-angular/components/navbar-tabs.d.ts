import type { Signal } from '@angular/core'

/** A tab of the search page, built from a route. */
export interface NavbarTab {
  /** The label: `data.display` of the route, else its path. */
  display: string
  /** The name of the tab: `data.wsQueryTab` of the route, else its path. */
  name: string
  /** The path of the route. */
  path: string
  /**
   * The CSS classes of the icon: `data.icon` of the route.
   *
   * @status up to 0.1
   */
  iconClass: string
  /** The URL of the tab. */
  routerLink: string
  /** The query of the tab: `data.queryName` of the route. */
  queryName?: string
}

/**
 * Turns the child routes of the route `search` into tabs, with a menu for those that do not fit.
 *
 * @component
 * @selector navbar-tabs
 */
export declare class NavbarTabsComponent {
  /** The current search text, which a change of the tab keeps. */
  readonly searchText: Signal<string>
  /** How many tabs fit. The overflow manager computes it. */
  readonly visibleTabCount: Signal<number>
  /** The path of the active route. */
  readonly currentPath: Signal<string>
  /** The tabs, built from the configuration of the router. */
  readonly tabs: Signal<NavbarTab[]>
  /** The tabs in the "More" menu. */
  readonly moreTabs: Signal<NavbarTab[]>

  /** Closes the drawers. The link of the tab does the navigation, with `routerLink`. */
  changeTab(): void
}
