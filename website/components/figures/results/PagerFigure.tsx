import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Bars, Label } from '../kit/parts'

const PAGES = ['Page 1 of 5', 'Page 3 of 5', 'Page 5 of 5']

export function PagerFigure() {
  return (
    <Figure
      id="pager"
      title="The pager on three pages"
      description="Below a list of results, the pager three times. On page 1 of 5, it has the button Next page only. On page 3, it has both buttons, Previous page and Next page. On page 5, it has the button Previous page only."
      caption="the first page, one in the middle and the last one"
      height={184}
    >
      <Bars
        rows={[
          [20, 22, 120],
          [20, 38, 310],
          [20, 54, 210],
        ]}
      />
      {PAGES.map((page, index) => {
        const y = 74 + index * 36
        return (
          <g key={page}>
            <Label x={16} y={y + 18} small muted>
              {page}
            </Label>
            {index > 0 && (
              <Button x={110} y={y} width={116}>
                Previous page
              </Button>
            )}
            {index < 2 && (
              <Button x={234} y={y} width={92}>
                Next page
              </Button>
            )}
          </g>
        )
      })}
    </Figure>
  )
}
