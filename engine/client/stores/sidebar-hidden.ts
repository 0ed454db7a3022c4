import { writeStored } from './storage'

/** Attribute of `<html>`. */
export const SIDEBAR_HIDDEN = 'data-sidebar-hidden'

export const SIDEBAR_HIDDEN_KEY = 'docs-sidebar-hidden'

/**
 * Hides or shows the docs sidebar, here and on later visits. It is an attribute on `<html>` and not
 * state of a component, so that the first frame is right before any script of ours has loaded.
 */
export function setSidebarHidden(hidden: boolean): void {
  document.documentElement.toggleAttribute(SIDEBAR_HIDDEN, hidden)
  writeStored(SIDEBAR_HIDDEN_KEY, hidden ? 'true' : null)
}
