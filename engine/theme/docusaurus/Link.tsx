import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & {
  /** A route of this site. */
  to?: string
}

/** What pages written for Docusaurus import as `@docusaurus/Link`. */
export default function Link({ to, href, ...others }: LinkProps) {
  return <a href={to ?? href} {...others} />
}
