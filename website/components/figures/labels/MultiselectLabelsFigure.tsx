import { Chip, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

export function MultiselectLabelsFigure() {
  return (
    <Figure
      id="multiselect-labels"
      title="An input for labels"
      description="The letters con are typed into an input. A popover below it suggests the labels confidential and construction. Further below, the labels of the document are shown as two badges, contract and reviewed."
      caption="suggestions while the user types, and the labels of the document as badges"
      height={166}
    >
      <Field x={16} y={14} width={228} typed>
        con
      </Field>
      <Panel x={16} y={48} width={228} height={62} stroke="var(--control)" />
      <Label x={28} y={70}>
        confidential
      </Label>
      <Label x={28} y={96}>
        construction
      </Label>
      <Chip x={16} y={128} width={78}>
        contract
      </Chip>
      <Chip x={102} y={128} width={82}>
        reviewed
      </Chip>
    </Figure>
  )
}
