import { Badge, Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label, Link } from '../kit/parts'

const RESULTS = [
  [150, 110, 120],
  [150, 126, 170],
  [150, 156, 100],
  [150, 172, 170],
  [150, 202, 120],
  [150, 218, 160],
] as const

export function FiltersBarFigure() {
  return (
    <Figure
      id="filters-bar"
      title="A filters bar as a row and as a column"
      description="Above, a row of the filter buttons Author and Format, a button More for the rest and a link Clear. Author is highlighted and has a badge with the number 2. Below, the filter buttons Author, Format and Year and the button More as a column beside the results."
      caption="the bar in its two directions"
      height={242}
    >
      <Label x={16} y={24} small muted>
        horizontal
      </Label>
      <Button x={16} y={32} width={100} kind="on" menu>
        Author
      </Button>
      <Badge x={82} y={46}>
        {2}
      </Badge>
      <Button x={124} y={32} width={80} menu>
        Format
      </Button>
      <Button x={212} y={32} width={70} menu>
        More
      </Button>
      <Label x={298} y={50} small>
        <Link>Clear</Link>
      </Label>
      <Label x={16} y={88} small muted>
        vertical
      </Label>
      <Button x={16} y={96} width={110} menu>
        Author
      </Button>
      <Button x={16} y={130} width={110} menu>
        Format
      </Button>
      <Button x={16} y={164} width={110} menu>
        Year
      </Button>
      <Button x={16} y={198} width={110} menu>
        More
      </Button>
      <Bars rows={RESULTS} />
    </Figure>
  )
}
