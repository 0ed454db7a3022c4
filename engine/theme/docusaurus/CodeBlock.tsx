import type { ReactNode } from 'react'

interface CodeBlockProps {
  language?: string
  /** `language-js`, which is how Docusaurus passes it on. */
  className?: string
  title?: string
  metastring?: string
  showLineNumbers?: boolean | number
  children?: ReactNode
}

/** What pages written for Docusaurus import as `@theme/CodeBlock`: a fence, which is colored while a page is built. */
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
