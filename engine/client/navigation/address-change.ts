import { ADDRESS_CHANGED } from '../constants'

/** A click on a link to the hash that is shown already gives a `popstate` only. */
const EVENTS = [ADDRESS_CHANGED, 'popstate', 'hashchange']

/**
 * Calls `listener` when the address has changed without a new page; more than once for some changes.
 * @returns a function that stops it.
 */
export function onAddressChange(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener)
  }
}
