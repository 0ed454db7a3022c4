import type { ReactNode } from 'react'

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g

/** Returns JSON in the colors of the site's code blocks. */
export function colored(json: string): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: token, 1: text, 2: colon, index } of json.matchAll(TOKEN)) {
    const [shown, className] = text === undefined ? [token, 'n'] : [text, colon === undefined ? 's' : 'a']
    nodes.push(
      json.slice(end, index),
      <span key={index} className={className}>
        {shown}
      </span>,
    )
    end = index + shown.length
  }
  return [...nodes, json.slice(end)]
}
