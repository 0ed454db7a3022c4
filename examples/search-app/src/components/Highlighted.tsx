import { useMemo } from 'react'

/**
 * Text from the server with its matches marked. No other markup from the
 * server enters the page.
 */
export function Highlighted({ html }: { html: string }) {
  const parts = useMemo(() => partsOf(html), [html])
  return parts.map(({ text, match, key }) =>
    match ? <mark key={key}>{text}</mark> : text,
  )
}

function partsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node, key) => ({
    key,
    text: node.textContent ?? '',
    match: node.nodeType === Node.ELEMENT_NODE,
  }))
}
