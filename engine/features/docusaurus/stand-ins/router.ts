import { useSyncExternalStore } from 'react'
import { onAddressChange } from '../../../kit/browser/address'
import { usePage } from '../../../kit/browser/contexts'
import { goTo } from '../../../kit/browser/navigation'

/** Replaces the hook of `@docusaurus/router`. A document has no query and no hash before a browser shows it. */
export function useLocation() {
  const { path: pathname } = usePage()
  const search = useSyncExternalStore(
    onAddressChange,
    () => location.search,
    () => '',
  )
  const hash = useSyncExternalStore(
    onAddressChange,
    () => location.hash,
    () => '',
  )
  return { pathname, search, hash }
}

/** Replaces the hook of `@docusaurus/router`, as far as it leads to pages of the site. */
export function useHistory() {
  const go = (path: string) => goTo(new URL(path, location.href), {})
  return { push: go, replace: go, location: useLocation() }
}
