import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

const SHOWN = ['Travel', 'Safety', 'Health']
const HIDDEN = ['Payroll', 'Sites']

export function OverflowManagerFigure() {
  return (
    <Figure
      id="overflow-manager"
      title="Items that fit, the stop marker and hidden items"
      description="A container with the items Travel, Safety and Health in a row and, at its right end, the button 2 more, which is the stop marker. Two further items, Payroll and Sites, with dashed edges, would pass the marker, so they are hidden. The count is 3."
      caption="three items fit before the marker. Those with dashed edges are hidden"
      height={128}
    >
      <Label x={16} y={26} small muted>
        Container
      </Label>
      <Panel x={16} y={34} width={328} height={44} dashed fill="none" stroke="var(--control)" />
      {SHOWN.map((item, index) => (
        <Button key={item} x={24 + index * 74} y={42} width={68}>
          {item}
        </Button>
      ))}
      <Button x={262} y={42} width={74} kind="on">
        2 more
      </Button>
      <path d="M256 32v58" stroke="var(--accent)" strokeWidth="2" />
      <Label x={256} y={106} small anchor="middle" fill="var(--accent-text)">
        stop marker
      </Label>
      {HIDDEN.map((item, index) => (
        <g key={item}>
          <Panel
            x={24 + index * 74}
            y={88}
            width={68}
            height={28}
            dashed
            fill="none"
            stroke="var(--control)"
          />
          <Label x={58 + index * 74} y={106} small muted anchor="middle">
            {item}
          </Label>
        </g>
      ))}
    </Figure>
  )
}
