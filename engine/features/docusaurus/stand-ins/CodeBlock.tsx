import type { ReactNode } from 'react'

interface CodeBlockProps {
  language?: string
  /** `language-js`, the form in which Docusaurus passes it on. */
  className?: string
  title?: string
  metastring?: string
  showLineNumbers?: boolean | number
  children?: ReactNode
}

/** Replaces `@theme/CodeBlock` in pages written for Docusaurus: a fence that is highlighted at build time. */
export default function CodeBlock({ language, className, children, ...meta }: CodeBlockProps) {
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? ''
  return <pre data-fence={`${name} ${metaOf(meta)}`}>{children}</pre>
}

function metaOf({ title, metastring, showLineNumbers = false }: CodeBlockProps): string {
  const numbers = showLineNumbers === true ? 'showLineNumbers' : `showLineNumbers=${showLineNumbers}`
  const words = [
    title && `title=${JSON.stringify(title)}`,
    metastring,
    showLineNumbers === false ? '' : numbers,
  ]
  return words.filter(Boolean).join(' ')
}
