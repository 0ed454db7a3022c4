import { Button, Chip, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label, Link, Panel } from '../kit/parts'

const CARDS = [
  { y: 128, title: 'Lease for the solar roof', format: 'pdf' },
  { y: 208, title: 'Wind farm plan 2025', format: 'pptx' },
] as const

export function MintResultsFigure() {
  return (
    <Figure
      id="mint-results"
      title="The results page of Mint"
      description="From top to bottom: the search field with the text lease, the tabs All and Wikipedia with All as the current one, the filter buttons Sources, Formats and More, and the sort selector at their right. Below, two cards, each with a title, a badge for the format and two lines of text."
      caption="search field, tabs, filters and cards on the results page"
      height={290}
    >
      <Field x={16} y={14} width={328} typed>
        lease
      </Field>
      <Label x={20} y={66} bold fill="var(--accent-text)">
        All
      </Label>
      <path d="M20 73h20" stroke="var(--accent)" strokeWidth="3" />
      <Label x={60} y={66}>
        Wikipedia
      </Label>
      <path d="M16 74h328" stroke="var(--border)" />
      <Button x={16} y={86} width={82} menu>
        Sources
      </Button>
      <Button x={104} y={86} width={82} kind="on" menu>
        Formats
      </Button>
      <Button x={192} y={86} width={64} menu>
        More
      </Button>
      <Button x={262} y={86} width={82} menu>
        Sort by
      </Button>
      {CARDS.map(({ y, title, format }) => (
        <g key={title}>
          <Panel x={16} y={y} width={328} height={70} />
          <Label x={28} y={y + 21}>
            <Link>{title}</Link>
          </Label>
          <Chip x={286} y={y + 8} width={48}>
            {format}
          </Chip>
          <Bars
            rows={[
              [30, y + 38, 270],
              [30, y + 54, 210],
            ]}
          />
        </g>
      ))}
    </Figure>
  )
}
