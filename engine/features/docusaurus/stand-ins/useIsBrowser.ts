import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Replaces `@docusaurus/useIsBrowser` in components written for Docusaurus. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
