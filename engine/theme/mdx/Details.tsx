import { Children, isValidElement, type ReactNode } from 'react'

interface DetailsProps {
  /** Required if there is no `<summary>` between the tags. */
  summary?: ReactNode
  open?: boolean
  children?: ReactNode
}

/** A fold, the same as `<details>` in Markdown. */
export function Details({ summary, open, children }: DetailsProps) {
  const hasOwn = summary === undefined && Children.toArray(children).some(isSummary)
  return (
    <details open={open}>
      {hasOwn || isSummary(summary) ? summary : <summary>{summary ?? WORDS.text.details}</summary>}
      {children}
    </details>
  )
}

/** Compiled HTML is the prop of a component. */
function isSummary(node: ReactNode): boolean {
  if (!isValidElement<{ html?: unknown }>(node)) return false
  return node.type === 'summary' || /^\s*<summary[\s>]/.test(String(node.props.html))
}
