import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../client/stores/storage'
import { useSite } from '../contexts'
import type { SearchSession } from './search-session'
import { EVERYWHERE, PARTS } from './texts'

const KEY = 'docs-search-part'

interface Parts {
  /** Labels of the navbar's items that stand for a sidebar. Empty where search cannot be narrowed. */
  parts: string[]
  /** The one that is searched. */
  part: string | undefined
  choosePart(part: string | undefined): void
}

/** The parts of the site that search can be narrowed to. The browser keeps the choice. */
export function useParts(session: SearchSession): Parts {
  const { navbar, pagefind } = useSite()
  const parts = pagefind
    ? []
    : navbar.items.flatMap((item) => (item.type === 'link' && item.sidebar ? [item.label] : []))
  const [chosen, setChosen] = useState(() => readStored(KEY))
  const part = parts.find((label) => label === chosen)

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

/** One choice of several, which the browser makes reachable and tells of as such. */
export function PartChoice({ parts, part, choosePart }: Parts) {
  return (
    <fieldset className="search-parts" aria-label={PARTS}>
      {[undefined, ...parts].map((label) => (
        <label key={label ?? ''}>
          <input type="radio" name={KEY} checked={label === part} onChange={() => choosePart(label)} />
          {label ?? EVERYWHERE}
        </label>
      ))}
    </fieldset>
  )
}
