import { Button, Chip, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label, Panel } from '../kit/parts'

export function AdvancedFiltersFigure() {
  return (
    <Figure
      id="advanced-filters"
      title="The drawer of the advanced filters"
      description="A drawer at the right edge of a search page. It has the text fields Title and Location, and the filter field Author, with the value Ines Duarte as a badge and an open suggestion, Paul Okoro. A button Search applies everything at once."
      caption="text fields and a filter field, applied together by one button"
      height={262}
    >
      <Bars
        rows={[
          [20, 34, 64],
          [20, 50, 80],
          [20, 80, 56],
          [20, 96, 80],
          [20, 126, 70],
        ]}
      />
      <Panel x={120} y={1} width={239} height={260} stroke="var(--control)" />
      <Label x={136} y={26} small>
        Title
      </Label>
      <Field x={136} y={32} width={208} typed>
        supplier contract
      </Field>
      <Label x={136} y={80} small>
        Location
      </Label>
      <Field x={136} y={86} width={208}>
        Search
      </Field>
      <Label x={136} y={134} small>
        Author
      </Label>
      <Chip x={184} y={119} width={88}>
        Ines Duarte
      </Chip>
      <Field x={136} y={146} width={208} typed>
        pa
      </Field>
      <Panel x={136} y={178} width={208} height={28} stroke="var(--control)" />
      <Label x={148} y={197}>
        Paul Okoro
      </Label>
      <Button x={136} y={220} width={208} kind="main">
        Search
      </Button>
    </Figure>
  )
}
