import { Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Values } from '../kit/lists'
import { Label, Link, Panel } from '../kit/parts'

export function AggregationFigure() {
  return (
    <Figure
      id="aggregation"
      title="An aggregation"
      description="A panel with the title People and the buttons Clear and Apply. Below them are a search field, three names with a check box and a number of documents each, two of them ticked, and a link that loads more."
      caption="a facet as a list, with two ticked values that wait for Apply"
      height={216}
    >
      <Panel x={40} y={12} width={280} height={192} />
      <Label x={54} y={39} bold>
        People
      </Label>
      <Button x={178} y={20} width={60}>
        Clear
      </Button>
      <Button x={246} y={20} width={60} kind="main">
        Apply
      </Button>
      <Field x={54} y={58} width={252}>
        Search
      </Field>
      <Values
        x={54}
        y={98}
        width={252}
        rows={[
          ['Ines Duarte', 24, true],
          ['Paul Okoro', 17, true],
          ['Mei Tanaka', 9],
        ]}
      />
      <Label x={54} y={190} small>
        <Link>Load more</Link>
      </Label>
    </Figure>
  )
}
