import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

export function SignInStatesFigure() {
  return (
    <Figure
      id="sign-in-states"
      title="The login page without a form"
      description="Two boxes. With a provider: one button, Use my provider. Already signed in: the greeting Hello, Ines Duarte, and a button Sign out."
      caption="the page with an external provider, and for a user who is already signed in"
      height={130}
    >
      <Label x={16} y={26} small muted>
        with a provider
      </Label>
      <Panel x={16} y={34} width={158} height={82} />
      <Button x={30} y={60} width={130} kind="main">
        Use my provider
      </Button>
      <Label x={186} y={26} small muted>
        already signed in
      </Label>
      <Panel x={186} y={34} width={158} height={82} />
      <Label x={265} y={60} anchor="middle">
        Hello, Ines Duarte
      </Label>
      <Button x={220} y={74} width={90}>
        Sign out
      </Button>
    </Figure>
  )
}
