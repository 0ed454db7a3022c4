import { Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Panel } from '../kit/parts'

export function NoResultFigure() {
  return (
    <Figure
      id="no-result"
      title="The message in place of results"
      description="Below a search field, a box with a message takes the place of the documents. Gray bars replace its text."
      caption="the message takes the place of the documents; bars replace its text"
      height={150}
    >
      <Field x={16} y={14} width={328} typed>
        travel polixy
      </Field>
      <Panel x={16} y={56} width={328} height={80} />
      <Bars
        rows={[
          [120, 86, 120],
          [90, 106, 180],
        ]}
      />
    </Figure>
  )
}
