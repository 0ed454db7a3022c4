import { Button, Chip, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

export function EditLabelFigure() {
  return (
    <Figure
      id="edit-label"
      title="The dialog to edit labels"
      description="A dialog above a dimmed page. The section Public labels has an input and the badges contract and reviewed. The section Private labels has an input and the badge to read. A button closes the dialog."
      caption="the two sections of the dialog, each with an input and badges"
      height={250}
    >
      <rect width="360" height="250" rx="6" fill="#000" fillOpacity=".65" />
      <Panel x={40} y={14} width={280} height={222} />
      <Label x={56} y={38} bold>
        Public labels
      </Label>
      <Field x={56} y={46} width={248}>
        Start typing
      </Field>
      <Chip x={56} y={82} width={78}>
        contract
      </Chip>
      <Chip x={142} y={82} width={82}>
        reviewed
      </Chip>
      <Label x={56} y={132} bold>
        Private labels
      </Label>
      <Field x={56} y={140} width={248}>
        Start typing
      </Field>
      <Chip x={56} y={176} width={70}>
        to read
      </Chip>
      <Button x={240} y={198} width={64}>
        Close
      </Button>
    </Figure>
  )
}
