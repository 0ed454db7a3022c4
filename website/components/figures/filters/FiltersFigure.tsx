import { Badge, Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Values } from '../kit/lists'
import { Bars, Label, Panel } from '../kit/parts'

export function FiltersFigure() {
  return (
    <Figure
      id="filters"
      title="The filter components on a search page"
      description="A filters bar holds the filter buttons Author, Format and Year and the button More. Author is highlighted and has a badge with the number 2. Format is open: its dropdown is an aggregation with a search field and three values. Results are below."
      caption="the filters bar and what it contains"
      height={226}
    >
      <Label x={16} y={24} small muted>
        Filters bar
      </Label>
      <Panel x={16} y={32} width={328} height={44} dashed fill="none" stroke="var(--control)" />
      <Button x={24} y={40} width={96} kind="on" menu>
        Author
      </Button>
      <Badge x={88} y={54}>
        {2}
      </Badge>
      <Button x={126} y={40} width={76} menu>
        Format
      </Button>
      <Button x={208} y={40} width={58} menu>
        Year
      </Button>
      <Button x={272} y={40} width={64} menu>
        More
      </Button>
      <Bars
        rows={[
          [20, 96, 80],
          [20, 112, 90],
          [20, 142, 70],
          [20, 158, 90],
          [20, 188, 80],
          [20, 204, 90],
        ]}
      />
      <Panel x={126} y={72} width={210} height={142} stroke="var(--control)" />
      <Label x={134} y={93} small muted>
        Aggregation
      </Label>
      <Field x={134} y={102} width={190}>
        Search
      </Field>
      <Values
        x={134}
        y={142}
        width={190}
        rows={[
          ['pdf', 120],
          ['docx', 48],
          ['pptx', 31],
        ]}
      />
    </Figure>
  )
}
