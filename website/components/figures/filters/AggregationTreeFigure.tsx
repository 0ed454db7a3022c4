import { Button, Check } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'

/** Depth, text, number of documents, arrow and check mark of each row. */
const NODES = [
  [0, 'Intranet', 182, 'down', false],
  [1, 'HR', 74, 'down', false],
  [2, 'Policies', 31, undefined, true],
  [1, 'Legal', 58, 'right', false],
  [0, 'Wiki', 0, undefined, false],
] as const

export function AggregationTreeFigure() {
  return (
    <Figure
      id="aggregation-tree"
      title="An aggregation as a tree"
      description="A panel with the title Sources and the buttons Clear and Apply. Below them is a tree: Intranet is open and contains HR, which is open, and Legal, which is closed. In HR, Policies is ticked. Wiki has no documents and is grayed out."
      caption="a facet as a tree, with open parents, a ticked node and a disabled one"
      height={216}
    >
      <Panel x={40} y={12} width={280} height={192} />
      <Label x={54} y={39} bold>
        Sources
      </Label>
      <Button x={178} y={20} width={60}>
        Clear
      </Button>
      <Button x={246} y={20} width={60} kind="main">
        Apply
      </Button>
      {NODES.map(([depth, text, count, arrow, ticked], index) => {
        const x = 54 + depth * 20
        const y = 66 + index * 27
        return (
          <g key={text}>
            {arrow && <Mark kind={arrow} x={x} y={y} />}
            <Check x={x + 20} y={y} on={ticked} />
            <Label x={x + 42} y={y + 12} muted={count === 0}>
              {text}
            </Label>
            <Label x={306} y={y + 12} small muted anchor="end">
              {count}
            </Label>
          </g>
        )
      })}
    </Figure>
  )
}
