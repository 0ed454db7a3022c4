import { useMemo, useState } from 'react'

/** Steps through the matches that the server has marked in the text of a preview. */
export function Matches({ content }: { content: Document }) {
  const matches = useMemo(() => [...content.querySelectorAll('mark')], [content])
  const [current, setCurrent] = useState(0)
  if (matches.length === 0) return <p className="matches">No match of your words in this text.</p>

  const step = (by: number) => {
    const next = (current + by + matches.length) % matches.length
    matches[next]?.scrollIntoView({ block: 'center' })
    for (const match of matches) match.style.outline = match === matches[next] ? '2px solid' : ''
    setCurrent(next)
  }
  return (
    <p className="matches">
      <span role="status">
        Match {current + 1} of {matches.length}
      </span>
      <button type="button" onClick={() => step(-1)}>
        Previous match
      </button>
      <button type="button" onClick={() => step(1)}>
        Next match
      </button>
    </p>
  )
}
