import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../client/stores/storage'
import { useSite } from '../contexts'
import type { SearchSession } from './search-session'
import { EVERYWHERE, PARTS } from './texts'

const KEY = 'docs-search-part'

interface Parts {
  /** Labels of the navbar's items for sidebars. Empty if search cannot be narrowed. */
  parts: string[]
  /** The part being searched. */
  part: string | undefined
  choosePart(part: string | undefined): void
}

/** Returns the parts of the site that search can be narrowed to. The choice is stored in the browser. */
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

/** Radio buttons, which browsers already make accessible as one choice. */
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
