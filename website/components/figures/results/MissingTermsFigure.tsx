import { Figure } from '../kit/Figure'
import { Bars, Label, Link, Panel } from '../kit/parts'

export function MissingTermsFigure() {
  return (
    <Figure
      id="missing-terms"
      title="A result card with missing terms"
      description="A card with the title Travel policy and an extract. Below it are the missing terms lisbon and hotel, struck through, and a line with links: must include lisbon, hotel."
      caption="terms that the document lacks, and links that make them mandatory"
      height={136}
    >
      <Panel x={16} y={14} width={328} height={108} />
      <Label x={28} y={38} bold>
        Travel policy
      </Label>
      <Bars
        rows={[
          [31, 56, 290],
          [31, 70, 210],
        ]}
      />
      <Label x={28} y={94} small muted>
        Missing: <tspan textDecoration="line-through">lisbon</tspan>{' '}
        <tspan textDecoration="line-through">hotel</tspan>
      </Label>
      <Label x={28} y={112} small>
        Must include: <Link>lisbon</Link> <Link>hotel</Link>
      </Label>
    </Figure>
  )
}
