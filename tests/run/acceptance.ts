/** One promise of the specification: a row of `tests/acceptance.md`. */
export interface AcceptanceRow {
  id: string
  text: string
}

export interface AcceptanceGroup {
  /** `P · product`. */
  title: string
  rows: AcceptanceRow[]
}

const heading = /^## (.+)$/
const row = /^\|\s*([A-Z]\d+)\s*\|\s*(.+?)\s*\|\s*$/

/** Reads the groups and rows of the acceptance tables, in order. */
export function readAcceptance(markdown: string): AcceptanceGroup[] {
  const groups: AcceptanceGroup[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const [, title] = heading.exec(line) ?? []
    if (title !== undefined) groups.push({ title, rows: [] })
    const [, id, text] = row.exec(line) ?? []
    if (id !== undefined && text !== undefined) groups.at(-1)?.rows.push({ id, text })
  }
  return groups
}
