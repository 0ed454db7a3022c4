import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface BrowserOnlyProps {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** Replaces `@docusaurus/BrowserOnly` in components written for Docusaurus. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : fallback
}
