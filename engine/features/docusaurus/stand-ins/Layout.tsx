import type { ReactNode } from 'react'

interface LayoutProps {
  /** Read from the page's source, since it must be known before the page is rendered. */
  title?: string
  description?: string
  children?: ReactNode
}

/** Replaces `@theme/Layout` in pages written for Docusaurus. Every page is in the site's layout anyway. */
export default function Layout({ children }: LayoutProps) {
  return children
}
