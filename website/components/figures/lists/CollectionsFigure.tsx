import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'

const COLLECTIONS = ['Audit 2025', 'Lisbon office', 'Supplier contracts']

export function CollectionsFigure() {
  return (
    <Figure
      id="collections"
      title="A list of collections"
      description="Three collections below each other: Audit 2025, Lisbon office and Supplier contracts. Each row has a folder icon, the name, and a cross to delete the collection."
      caption="a click on a row searches in the collection, and the cross deletes it"
      height={146}
    >
      {COLLECTIONS.map((name, index) => (
        <g key={name}>
          <Panel x={16} y={12 + index * 42} width={328} height={36} />
          <Mark kind="folder" x={28} y={22 + index * 42} color="var(--accent-text)" />
          <Label x={54} y={35 + index * 42} bold>
            {name}
          </Label>
          <Mark kind="cross" x={318} y={22 + index * 42} />
        </g>
      ))}
    </Figure>
  )
}
