import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Panel } from '../kit/parts'

const RESULTS = [
  { kind: 'globe', title: 'Lisbon office guide' },
  { kind: 'folder', title: 'Supplier contract' },
  { kind: 'file', title: 'Fire drill plan' },
] as const

export function SourceFigure() {
  return (
    <Figure
      id="source"
      title="Three results with the icons of their sources"
      description="Each result has an icon left of its title: a globe for a document of the intranet, a folder for one from the file system, and a sheet of paper for one without a configured source."
      caption="an icon for each source, and one where nothing was found"
      height={162}
    >
      {RESULTS.map(({ kind, title }, index) => (
        <g key={kind}>
          <Panel x={16} y={14 + index * 46} width={328} height={42} />
          <Mark kind={kind} x={28} y={20 + index * 46} color="var(--accent-text)" />
          <Label x={54} y={33 + index * 46} bold>
            {title}
          </Label>
        </g>
      ))}
      <Bars
        rows={[
          [57, 46, 240],
          [57, 92, 200],
          [57, 138, 220],
        ]}
      />
    </Figure>
  )
}
