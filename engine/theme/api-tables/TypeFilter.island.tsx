import { useEffect, useId, useRef, useState } from 'react'
import { onAddressChange } from '../../client/navigation/address'
import { hashTarget, showTarget } from '../../client/navigation/scroll'
import { phrase } from '../../page/words'

/** Filters all type tables of the page. They are static HTML, whose rows are only hidden and shown. */
export default function TypeFilter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    const filter = () => setStatus(filterRows(typeRows(document), field.value, hashTarget(location.hash)))
    /** Shows the target of the address: the declaration in a row, or a section that the filter hides. */
    const follow = () => {
      const target = hashTarget(location.hash)
      if (target?.closest('.type-table')) target.querySelector('details')?.toggleAttribute('open', true)
      // An empty field hides nothing.
      if (field.value !== '') filter()
      if (!target?.closest('[hidden]')) return
      field.value = ''
      filter()
      showTarget(target)
    }
    field.addEventListener('input', filter)
    const stop = onAddressChange(follow)
    // Browsers restore what was typed before the page was left.
    follow()
    return () => {
      field.removeEventListener('input', filter)
      stop()
    }
  }, [])

  return (
    <search className="type-filter">
      <label htmlFor={id}>{WORDS.api.filter}</label>
      <input id={id} ref={input} type="search" autoComplete="off" spellCheck={false} />
      <output htmlFor={id}>{status}</output>
    </search>
  )
}

function typeRows(root: ParentNode): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('.type-table tbody > tr')]
}

/**
 * Shows the rows whose name or meaning has every word of the query, and the target of the address. While there is a
 * query, hides the sections of the page without such a row.
 * @returns the text to announce.
 */
function filterRows(rows: readonly HTMLTableRowElement[], query: string, named: Element | null): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const row of rows) {
    const text = textOf(row)
    const matches = words.every((word) => text.includes(word))
    row.hidden = !matches && row !== named
    if (!row.hidden) count++
  }
  for (const table of new Set(rows.map((row) => row.closest('.type-table')))) {
    table?.toggleAttribute('hidden', table.querySelector('tbody > tr:not([hidden])') === null)
  }
  for (const section of sectionsOf(rows)) {
    const isEmpty = words.length > 0 && !section.some((part) => part.querySelector(SHOWN_ROW))
    for (const part of section) if (!part.matches('.type-table')) part.toggleAttribute('hidden', isEmpty)
  }
  return words.length === 0 ? '' : phrase(WORDS.api.filtered, { count, total: rows.length })
}

const SHOWN_ROW = '.type-table tbody > tr:not([hidden])'

/** Returns the elements around the tables, split before each second-level heading. */
function sectionsOf(rows: readonly HTMLTableRowElement[]): Element[][] {
  const text = rows[0]?.closest('.type-table')?.parentElement
  const sections: Element[][] = [[]]
  for (const part of text?.children ?? []) {
    if (part.matches('h2')) sections.push([])
    sections.at(-1)?.push(part)
  }
  return sections
}

/** Returns only name and meaning: the declaration would match every type that mentions another. */
function textOf(row: HTMLTableRowElement): string {
  const meaning = row.querySelector('td:last-child > div')
  return `${row.cells[0]?.textContent} ${meaning?.textContent}`.toLowerCase()
}
