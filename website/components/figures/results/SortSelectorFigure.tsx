import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Mark } from '../kit/marks'
import { Bars, Label, Panel } from '../kit/parts'

export function SortSelectorFigure() {
  return (
    <Figure
      id="sort-selector"
      title="An open menu of sort orders"
      description="Above a list of 42 documents, a button Relevance has opened a menu with the sort orders Relevance, which has a check mark, Newest first and Title."
      caption="the sort orders of a query; the current one has a check mark"
      height={160}
    >
      <Label x={16} y={33}>
        42 documents
      </Label>
      <Button x={234} y={14} width={110} menu>
        Relevance
      </Button>
      <Bars
        rows={[
          [20, 60, 120],
          [20, 76, 150],
          [20, 106, 100],
          [20, 122, 150],
        ]}
      />
      <Panel x={204} y={46} width={140} height={100} stroke="var(--control)" />
      <Label x={216} y={72} bold>
        Relevance
      </Label>
      <Mark kind="check" x={318} y={59} color="var(--accent-text)" />
      <Label x={216} y={101}>
        Newest first
      </Label>
      <Label x={216} y={130}>
        Title
      </Label>
    </Figure>
  )
}
