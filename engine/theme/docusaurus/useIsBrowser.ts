import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What components written for Docusaurus import as `@docusaurus/useIsBrowser`. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
