import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars } from '../kit/parts'

export function ErrorFigure() {
  return (
    <Figure
      id="error"
      title="The error screen"
      description="A page that is empty except for its middle: a warning icon, two gray bars in place of the apology, and a button Go to homepage."
      caption="the error screen fills the page; bars replace its text"
      height={170}
    >
      <path
        d="M180 22l22 38h-44zM180 36v10M180 51v3"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <Bars
        rows={[
          [110, 82, 140],
          [80, 100, 200],
        ]}
      />
      <Button x={115} y={124} width={130} kind="main">
        Go to homepage
      </Button>
    </Figure>
  )
}
