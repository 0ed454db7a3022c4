import { Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label, Link, Panel } from '../kit/parts'

export function MintAssistantFigure() {
  return (
    <Figure
      id="mint-assistant"
      title="The assistant of Mint"
      description="A conversation. At the right, the question of the user: How long does the lease run? Below, at the left, the answer of the assistant in three lines, and under it the references 1, Lease for the solar roof, and 2, Wind farm plan. At the bottom, a field for the next question and the button Send."
      caption="a question, an answer and its references"
      height={238}
    >
      <rect x="142" y="14" width="202" height="34" rx="12" fill="var(--accent-tint)" />
      <Label x={243} y={36} anchor="middle" small fill="var(--accent-text)">
        How long does the lease run?
      </Label>
      <Panel x={16} y={62} width={270} height={118} />
      <Bars
        rows={[
          [30, 82, 236],
          [30, 98, 220],
          [30, 114, 150],
        ]}
      />
      <Label x={28} y={144} small muted>
        1 <Link>Lease for the solar roof</Link>
      </Label>
      <Label x={28} y={165} small muted>
        2 <Link>Wind farm plan 2025</Link>
      </Label>
      <Field x={16} y={196} width={252}>
        Ask a question
      </Field>
      <Button x={276} y={196} width={68} kind="main">
        Send
      </Button>
    </Figure>
  )
}
