import { leaveFor } from './leave'
import type { Router } from './router'

let router: Router | undefined

/** From here on navigation goes through a router. */
export function followRouter(installed: Router): void {
  router = installed
}

/** Goes to a page of the site as its link would, with `state` in the history entry. */
export function goTo(url: URL, state: object): void {
  if (router) void router.navigate(url, { state, replace: url.href === location.href })
  else leaveFor(url.href)
}
