import type { ReactNode } from 'react'

interface SinceProps {
  /** A release that the reader can choose. */
  release: string
  children: ReactNode
}

/** Words that concern readers of this release and of later ones: the styles of the releases hide them for others. */
export function Since({ release, children }: SinceProps) {
  return <span data-since={release}>{children}</span>
}
