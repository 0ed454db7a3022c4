import { Field } from './controls'
import { Figure } from './Figure'
import { Bars, Panel } from './parts'

export function NoResultFigure() {
  return (
    <Figure
      id="no-result"
      title="The message in place of results"
      description="Below a search field, where documents would be listed, stands a box with a message. Its text is not documented, so gray bars stand for it."
      caption="the message stands where the documents would be; bars stand for its text"
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
