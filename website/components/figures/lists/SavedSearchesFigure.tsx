import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Entry } from '../kit/lists'

export function SavedSearchesFigure() {
  return (
    <Figure
      id="saved-searches"
      title="A list of saved searches"
      description="Two searches below each other. Each row has the searched text, the number of filters, a date and a cross to delete it: supplier contract, 1 filter, 3 days ago; safety training, 2 filters, 2 weeks ago. Below the rows is a button Load more."
      caption="a click on a row runs the search, and the cross deletes it"
      height={162}
    >
      <Entry y={12} title="supplier contract" note="1 filter · 3 days ago" />
      <Entry y={64} title="safety training" note="2 filters · 2 weeks ago" />
      <Button x={130} y={122} width={100}>
        Load more
      </Button>
    </Figure>
  )
}
