import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & {
  /** A route of this site. */
  to?: string
}

/** Replaces `@docusaurus/Link` in pages written for Docusaurus. */
export default function Link({ to, href, ...others }: LinkProps) {
  return <a href={to ?? href} {...others} />
}
