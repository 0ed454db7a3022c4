export const FILTER_LABEL = 'Filter types'

/** Every row of the page's tables of types. */
export function typeRows(root: ParentNode): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('.type-table tbody > tr')]
}

/**
 * Shows the rows whose name or meaning has every word of the query, and the one that `hash` names.
 * @returns what readers are told.
 */
export function filterRows(rows: readonly HTMLTableRowElement[], query: string, hash: string): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const named = decodeURIComponent(hash.slice(1))
  let count = 0
  for (const row of rows) {
    const text = textOf(row)
    const matches = words.every((word) => text.includes(word))
    row.hidden = !matches && (row.id === '' || row.id !== named)
    if (!row.hidden) count++
  }
  for (const table of new Set(rows.map((row) => row.closest('.type-table')))) {
    table?.toggleAttribute('hidden', table.querySelector('tbody > tr:not([hidden])') === null)
  }
  return words.length === 0 ? '' : `${count} of ${rows.length} types`
}

/** Name and meaning: the fold with the declaration would find every type that names another. */
function textOf(row: HTMLTableRowElement): string {
  const meaning = row.querySelector('td:last-child > div')
  return `${row.cells[0]?.textContent} ${meaning?.textContent}`.toLowerCase()
}
