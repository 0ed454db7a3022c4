import { Figure } from '../kit/Figure'
import { Label, Link, Panel } from '../kit/parts'

export function DidYouMeanFigure() {
  return (
    <Figure
      id="did-you-mean"
      title="Two ways to show a correction"
      description="For the typed text travle policy. In the mode correct: showing results for travel policy, and a link to search instead for travle policy. In the mode dymonly: the question, did you mean travel policy, whose last two words are a link."
      caption="what the user sees in two modes of correction"
      height={168}
    >
      <Label x={20} y={28} small muted>
        Mode correct
      </Label>
      <Panel x={16} y={36} width={328} height={52} />
      <Label x={28} y={57}>
        Showing results for <tspan fontWeight="600">travel policy</tspan>
      </Label>
      <Label x={28} y={77} small>
        Search instead for <Link>travle policy</Link>
      </Label>
      <Label x={20} y={110} small muted>
        Mode dymonly
      </Label>
      <Panel x={16} y={118} width={328} height={36} />
      <Label x={28} y={141}>
        Did you mean <Link>travel policy</Link>?
      </Label>
    </Figure>
  )
}
