import type { ComponentProps } from 'react'

type HeadingProps = ComponentProps<'h2'> & {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** Replaces `@theme/Heading` in pages written for Docusaurus. */
export default function Heading({ as: Level, ...others }: HeadingProps) {
  return <Level {...others} />
}
