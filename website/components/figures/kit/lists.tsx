import { Check } from './controls'
import { Mark } from './marks'
import { Label, Panel, type Place } from './parts'

interface ValuesProps extends Place {
  width: number
  /** Text, number of documents, and whether it is checked. */
  rows: readonly (readonly [string, number, boolean?])[]
}

const ROW_HEIGHT = 24

/** The values of a facet, with checkboxes. */
export function Values({ x, y, width, rows }: ValuesProps) {
  return rows.map(([text, count, ticked = false], index) => {
    const top = y + index * ROW_HEIGHT
    return (
      <g key={text}>
        <Check x={x} y={top} on={ticked} />
        <Label x={x + 22} y={top + 12}>
          {text}
        </Label>
        <Label x={x + width} y={top + 12} small muted anchor="end">
          {count}
        </Label>
      </g>
    )
  })
}

/** A row in a list of the user's own items, with a note and a button to remove it. */
export function Entry({ y, title, note }: { y: number; title: string; note: string }) {
  return (
    <>
      <Panel x={16} y={y} width={328} height={46} />
      <Label x={28} y={y + 20} bold>
        {title}
      </Label>
      <Label x={28} y={y + 37} small muted>
        {note}
      </Label>
      <Mark kind="cross" x={318} y={y + 15} />
    </>
  )
}
