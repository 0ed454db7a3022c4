import type { ReactNode } from 'react'

/** Kinds with their title, and the names of earlier days for them. */
const KINDS: Record<string, [kind: string, title: string]> = {
  note: ['note', 'Note'],
  tip: ['tip', 'Tip'],
  info: ['info', 'Info'],
  warning: ['warning', 'Warning'],
  danger: ['danger', 'Danger'],
  secondary: ['note', 'Note'],
  important: ['info', 'Info'],
  success: ['tip', 'Tip'],
  caution: ['warning', 'Warning'],
}

interface AdmonitionProps {
  type: string
  title?: ReactNode
  children?: ReactNode
}

/**
 * The same as `:::note[Title]` in Markdown.
 * @throws Error for a type that does not exist.
 */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const known = KINDS[type]
  if (!known) throw new Error(`its type is "${type}"; it can be ${Object.keys(KINDS).join(', ')}.`)
  const [kind, name] = known
  return (
    <aside className={`admonition admonition-${kind}`} aria-label={name}>
      <p className="admonition-title">{title ?? name}</p>
      {children}
    </aside>
  )
}

export { Admonition as default }
