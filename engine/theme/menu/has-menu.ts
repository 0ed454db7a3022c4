import { usePage, useSite } from '../contexts'

/** True where the primary menu has an item. Search has its own place in the navbar at every width. */
export function useHasPrimary(): boolean {
  return useSite().navbar.items.some(({ type }) => type !== 'search')
}

/** False where a menu would be empty: there is neither a menu then nor a button that opens it. */
export function useHasMenu(): boolean {
  const hasPrimary = useHasPrimary()
  return usePage().sidebar !== undefined || hasPrimary
}
