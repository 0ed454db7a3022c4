import { Badge, Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Values } from '../kit/lists'
import { Label, Panel } from '../kit/parts'

export function FilterButtonFigure() {
  return (
    <Figure
      id="filter-button"
      title="Three filter buttons"
      description="The button Country is highlighted and has a badge with the number 2: its filter is applied. The button Format is open: below it is a dropdown with a search field and three values to tick. The button Company is disabled, since it has no values."
      caption="a filter button in three states"
      height={202}
    >
      <Label x={16} y={24} small muted>
        applied
      </Label>
      <Button x={16} y={32} width={104} kind="on" menu>
        Country
      </Button>
      <Badge x={88} y={46}>
        {2}
      </Badge>
      <Label x={132} y={24} small muted>
        open
      </Label>
      <Button x={132} y={32} width={84} menu>
        Format
      </Button>
      <Label x={228} y={24} small muted>
        without values
      </Label>
      <Button x={228} y={32} width={100} kind="off" menu>
        Company
      </Button>
      <Panel x={132} y={66} width={196} height={124} stroke="var(--control)" />
      <Field x={144} y={76} width={172}>
        Search
      </Field>
      <Values
        x={144}
        y={116}
        width={172}
        rows={[
          ['pdf', 120],
          ['docx', 48],
          ['pptx', 31],
        ]}
      />
    </Figure>
  )
}
