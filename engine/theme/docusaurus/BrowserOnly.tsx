import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface BrowserOnlyProps {
  children?: () => ReactNode
  fallback?: ReactNode
}

/** What components written for Docusaurus import as `@docusaurus/BrowserOnly`. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : fallback
}
