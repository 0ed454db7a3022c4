import type { Host, Scope } from './host'

/** The global object takes listeners and dispatches events, as `window` does. */
export function installEvents(scope: Scope, { classes }: Host): void {
  const target = new classes.EventTarget()
  scope.addEventListener = target.addEventListener.bind(target)
  scope.removeEventListener = target.removeEventListener.bind(target)
  scope.dispatchEvent = target.dispatchEvent.bind(target)
}
