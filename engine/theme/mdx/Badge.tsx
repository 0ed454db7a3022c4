import type { ReactNode } from 'react'
import { ADMONITION_NAMES, admonitionKind } from '../../page/admonitions'
import { classNames } from '../class-names'
import { refuseProps } from './children'

interface BadgeProps {
  text?: string
  /** A kind of admonition, whose colors it uses. */
  kind?: string
  /** Alternative to `text`. */
  children?: ReactNode
}

/**
 * A highlighted word or two within a line.
 * @throws Error without text, and for an unknown kind.
 */
export function Badge({ text, kind, children, ...others }: BadgeProps) {
  refuseProps(others, 'text and kind')
  const known = kind === undefined ? undefined : admonitionKind(kind)
  if (kind !== undefined && !known)
    throw new Error(`its kind is "${kind}"; it can be ${ADMONITION_NAMES.join(', ')}.`)
  const content = text ?? children
  if (!content) throw new Error('it has no text. Write <Badge text="New" />.')
  return <span className={classNames('badge', known && `admonition-${known.kind}`)}>{content}</span>
}
