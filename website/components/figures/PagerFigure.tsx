import { Button } from './controls'
import { Figure } from './Figure'
import { Bars } from './parts'

export function PagerFigure() {
  return (
    <Figure
      id="pager"
      title="The pager below a list of results"
      description="A list of three results. Below it are two buttons: Previous page and Next page."
      caption="a page in the middle of a result has both buttons"
      height={158}
    >
      <Bars
        rows={[
          [20, 22, 120],
          [20, 38, 310],
          [20, 62, 90],
          [20, 78, 290],
          [20, 102, 140],
        ]}
      />
      <Button x={16} y={118} width={116}>
        Previous page
      </Button>
      <Button x={140} y={118} width={92}>
        Next page
      </Button>
    </Figure>
  )
}
