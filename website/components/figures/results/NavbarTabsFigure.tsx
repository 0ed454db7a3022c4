import { Button, Field } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Label, Panel } from '../kit/parts'

export function NavbarTabsFigure() {
  return (
    <Figure
      id="navbar-tabs"
      title="Tabs below a search field"
      description="The tabs All, People and Projects are in a row, and All is the current one. At the end of the row a menu More is open and holds the tabs Products and Offices, which do not fit."
      caption="tabs of the search page, and a menu for the rest"
      height={166}
    >
      <Field x={16} y={14} width={328} typed>
        travel policy
      </Field>
      <Label x={20} y={72} bold fill="var(--accent-text)">
        All
      </Label>
      <path d="M20 83h24" stroke="var(--accent)" strokeWidth="3" />
      <Label x={66} y={72}>
        People
      </Label>
      <Label x={136} y={72}>
        Projects
      </Label>
      <Button x={214} y={54} width={72} menu>
        More
      </Button>
      <path d="M16 84h328" stroke="var(--border)" />
      <Panel x={214} y={88} width={114} height={64} stroke="var(--control)" />
      <Label x={226} y={112}>
        Products
      </Label>
      <Label x={226} y={138}>
        Offices
      </Label>
    </Figure>
  )
}
