import { useEffect, useId, useRef, useState } from 'react'
import { onAddressChange } from '../../client/navigation/address'
import { hashTarget } from '../../client/navigation/scroll'
import { phrase } from '../../page/words'

/** A filter over all tables of types of the page. The tables are static HTML: only their rows are hidden and shown. */
export default function TypeFilter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    const filter = () => setStatus(filterRows(typeRows(document), field.value, hashTarget(location.hash)))
    /** Shows what the address points at: the declaration of a row, or a section that the filter hides. */
    const follow = () => {
      const target = hashTarget(location.hash)
      if (target?.closest('.type-table')) target.querySelector('details')?.toggleAttribute('open', true)
      filter()
      if (!target?.closest('[hidden]')) return
      field.value = ''
      filter()
      target.scrollIntoView()
    }
    field.addEventListener('input', filter)
    const stop = onAddressChange(follow)
    // A browser restores what was typed before the page was left.
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

/** Every row of the page's tables of types. */
function typeRows(root: ParentNode): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('.type-table tbody > tr')]
}

/**
 * Shows the rows whose name or meaning has every word of the query, and the one that the address names; while there
 * is a query, of the page's sections only those that have such a row.
 * @returns what to announce.
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

/** The elements around the tables, split before each second-level heading. */
function sectionsOf(rows: readonly HTMLTableRowElement[]): Element[][] {
  const text = rows[0]?.closest('.type-table')?.parentElement
  const sections: Element[][] = [[]]
  for (const part of text?.children ?? []) {
    if (part.matches('h2')) sections.push([])
    sections.at(-1)?.push(part)
  }
  return sections
}

/** Name and meaning only: the declaration would match every type that mentions another. */
function textOf(row: HTMLTableRowElement): string {
  const meaning = row.querySelector('td:last-child > div')
  return `${row.cells[0]?.textContent} ${meaning?.textContent}`.toLowerCase()
}
