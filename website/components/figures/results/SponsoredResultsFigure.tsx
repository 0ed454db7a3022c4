import { Chip } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Link, Panel } from '../kit/parts'

export function SponsoredResultsFigure() {
  return (
    <Figure
      id="sponsored-results"
      title="Promoted links above the results"
      description="Two links with an icon for external links, Travel portal and Expense forms. The first one is hovered and has the badge PROMOTED. The documents of the result are listed below."
      caption="promoted links; the badge appears on hover"
      height={172}
    >
      <Panel x={16} y={14} width={328} height={36} fill="var(--accent-tint)" stroke="var(--accent)" />
      <Label x={28} y={37}>
        <Link>Travel portal</Link>
      </Label>
      <Mark kind="external" x={124} y={24} />
      <Chip x={246} y={21} width={90}>
        PROMOTED
      </Chip>
      <Panel x={16} y={56} width={328} height={36} />
      <Label x={28} y={79}>
        <Link>Expense forms</Link>
      </Label>
      <Mark kind="external" x={134} y={66} />
      <Bars
        rows={[
          [20, 112, 120],
          [20, 128, 310],
          [20, 152, 90],
        ]}
      />
    </Figure>
  )
}
