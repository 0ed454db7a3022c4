import { Badge, Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Values } from '../kit/lists'
import { Mark } from '../kit/marks'
import { Label, Panel } from '../kit/parts'

export function MoreFiltersFigure() {
  return (
    <Figure
      id="more-filters"
      title="The More button with its panel"
      description="A button More, with the number 1 for an applied filter. Its panel lists three filters. Country is unfolded: it has the number 1, the buttons Clear and Apply, a search field and two values, the first of them ticked. Language is folded. Company has no values and is grayed out."
      caption="the panel with one filter unfolded"
      height={262}
    >
      <Button x={16} y={14} width={92} menu>
        More
      </Button>
      <Badge x={76} y={28}>
        {1}
      </Badge>
      <Panel x={16} y={48} width={328} height={202} stroke="var(--control)" />
      <Mark kind="right" x={24} y={60} />
      <Label x={46} y={73}>
        Language
      </Label>
      <path d="M16 88h328M16 216h328" stroke="var(--border)" />
      <Mark kind="down" x={24} y={100} />
      <Label x={46} y={113} bold>
        Country
      </Label>
      <Badge x={120} y={108}>
        {1}
      </Badge>
      <Button x={208} y={94} width={58}>
        Clear
      </Button>
      <Button x={274} y={94} width={58} kind="main">
        Apply
      </Button>
      <Field x={46} y={130} width={286}>
        Search
      </Field>
      <Values
        x={46}
        y={168}
        width={286}
        rows={[
          ['Portugal', 31, true],
          ['Norway', 12],
        ]}
      />
      <Label x={46} y={238} muted>
        Company
      </Label>
    </Figure>
  )
}
