import { isValidElement, type ReactNode } from 'react'

interface DetailsProps {
  summary: ReactNode
  open?: boolean
  children?: ReactNode
}

/** A fold; the same as `<details>` in Markdown. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details open={open}>
      {isValidElement(summary) && summary.type === 'summary' ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}

export { Details as default }
