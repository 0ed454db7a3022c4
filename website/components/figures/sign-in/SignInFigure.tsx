import { Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

export function SignInFigure() {
  return (
    <Figure
      id="sign-in"
      title="A login page"
      description="A box with the fields User name and Password, both filled in, and a button Sign in."
      caption="the form for user name and password"
      height={212}
    >
      <Panel x={70} y={14} width={220} height={184} />
      <Label x={86} y={40} small>
        User name
      </Label>
      <Field x={86} y={48} width={188} typed>
        ines.duarte
      </Field>
      <Label x={86} y={98} small>
        Password
      </Label>
      <Field x={86} y={106} width={188} typed>
        ••••••••
      </Field>
      <Button x={86} y={154} width={188} kind="main">
        Sign in
      </Button>
    </Figure>
  )
}
