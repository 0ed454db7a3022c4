import type { ReactNode } from 'react'
import { ADMONITION_NAMES, admonitionKind } from '../../page/admonitions'

interface AdmonitionProps {
  type: string
  title?: ReactNode
  children?: ReactNode
}

/**
 * The same as `:::note[Title]` in Markdown.
 * @throws Error for an unknown type.
 */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const known = admonitionKind(type)
  if (!known) throw new Error(`its type is "${type}"; it can be ${ADMONITION_NAMES.join(', ')}.`)
  const name = WORDS.admonitions[known.name]
  return (
    <div className={`admonition admonition-${known.kind}`} role="note" aria-label={name}>
      <p className="admonition-title">{title ?? name}</p>
      {children}
    </div>
  )
}
