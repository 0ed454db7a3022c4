import type { ReactNode } from 'react'

export interface CodeBlockProps {
  /** The text of the fence, as written. */
  code: string
  /** The language as written after the backticks; empty without one. */
  language: string
  /** What follows the language. */
  meta: string
  title?: string
  /** The highlighted code with its header: finished HTML, which can only be shown. */
  children: ReactNode
}

/** A code fence, which was highlighted when its page was compiled. */
export function CodeBlock({ children }: CodeBlockProps) {
  return children
}
