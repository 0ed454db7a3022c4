import { useEffect, useState } from 'react'
import { useSite } from '../../../kit/browser/contexts'
import { readStored, writeStored } from '../../../kit/browser/storage'
import type { Results } from '../client/result-views'
import type { SearchSession } from './search-session'
import { EVERYWHERE, PARTS } from './texts'

const KEY = 'docs-search-part'

interface Parts {
  /** Labels of the navbar's items for sidebars, and their sidebars. Empty if search cannot be narrowed. */
  parts: Part[]
  /** The part being searched. */
  part: string | undefined
  choosePart(part: string | undefined): void
}

interface Part {
  label: string
  sidebar: string
}

/** Returns the parts of the site that search can be narrowed to. The choice is stored in the browser. */
export function useParts(session: SearchSession): Parts {
  const { navbar } = useSite()
  const parts = navbar.items.flatMap((item) =>
    item.type === 'link' && item.sidebar ? [{ label: item.label, sidebar: item.sidebar }] : [],
  )
  const [chosen, setChosen] = useState(() => readStored(KEY))
  const part = parts.find(({ label }) => label === chosen)?.label

  useEffect(() => session.narrow(part), [session, part])

  return {
    parts,
    part,
    choosePart(label) {
      setChosen(label ?? null)
      writeStored(KEY, label ?? null)
    },
  }
}

/** Radio buttons, which browsers already make accessible as one choice. */
export function PartChoice({ parts, part, choosePart, results }: Parts & { results: Results | undefined }) {
  const counts = Object.values(results?.counts ?? {})
  const all = counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined
  return (
    <fieldset className="search-parts" aria-label={PARTS}>
      <label>
        <input type="radio" name={KEY} checked={part === undefined} onChange={() => choosePart(undefined)} />
        {EVERYWHERE}
        <Count of={all} />
      </label>
      {parts.map(({ label, sidebar }) => (
        <label key={label} data-part={sidebar}>
          <input type="radio" name={KEY} checked={label === part} onChange={() => choosePart(label)} />
          <i />
          {label}
          <Count of={results && (results.counts[label] ?? 0)} />
        </label>
      ))}
    </fieldset>
  )
}

/** How many pages were found. It is no part of the accessible name, which would change with every key. */
function Count({ of }: { of: number | undefined }) {
  return <small aria-hidden="true">{of}</small>
}
