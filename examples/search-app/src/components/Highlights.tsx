import type { CategoryHighlightData, PreviewData } from '@sinequa/atomic'
import { useState } from 'react'
import { Icon } from './Icon'

interface HighlightsProps {
  preview: PreviewData
  /** The document in the frame. */
  content: Document
}

// #region highlights
/**
 * Steps through what the server has marked in the text: words of the
 * search, people, places.
 */
export function Highlights({ preview, content }: HighlightsProps) {
  const categories = Object.entries(preview.highlightsPerCategory).filter(
    ([, data]) => countOf(data) > 0,
  )
  const [name, setName] = useState(categories[0]?.[0])
  const [current, setCurrent] = useState(-1)
  const data = categories.find(([category]) => category === name)?.[1]
  if (!data)
    return <p className="highlights">Nothing is marked in this text.</p>

  const count = countOf(data)
  const choose = (category: string) => {
    setName(category)
    setCurrent(-1)
  }
  const step = (by: number) => {
    const next = (Math.max(current, by < 0 ? 0 : -1) + by + count) % count
    setCurrent(next)
    show(content, `${name}_${next}`)
  }
  return (
    <div className="highlights">
      <select
        aria-label="Highlights"
        value={name}
        onChange={(event) => choose(event.target.value)}
      >
        {categories.map(([category, one]) => (
          <option key={category} value={category}>
            {one.categoryDisplayLabelPlural} ({countOf(one)})
          </option>
        ))}
      </select>
      <span role="status">
        {current >= 0 && `${current + 1} of ${count}`}
      </span>
      <button
        type="button"
        className="icon"
        aria-label="Previous highlight"
        onClick={() => step(-1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="icon"
        aria-label="Next highlight"
        onClick={() => step(1)}
      >
        <Icon name="down" />
      </button>
    </div>
  )
}

function countOf({ values }: CategoryHighlightData): number {
  return values.reduce((sum, { locations }) => sum + locations.length, 0)
}

/**
 * The id of a highlight's element consists of its category's name and its
 * number there.
 */
function show(content: Document, id: string): void {
  const element = content.getElementById(id)
  for (const other of content.querySelectorAll<HTMLElement>('[style]'))
    other.style.outline = ''
  element?.scrollIntoView({ block: 'center' })
  if (element) element.style.outline = '3px solid #0a7d60'
}
// #endregion
