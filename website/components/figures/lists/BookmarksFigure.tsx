import { Button } from '../kit/controls'
import { Figure } from '../kit/Figure'
import { Entry } from '../kit/lists'

export function BookmarksFigure() {
  return (
    <Figure
      id="bookmarks"
      title="A list of bookmarks"
      description="Three bookmarked documents below each other. Each row has a title, an author, a folder and a cross to remove it. Below the rows is a button Load more."
      caption="a click on a row opens the document, and the cross removes the bookmark"
      height={214}
    >
      <Entry y={12} title="Travel policy" note="Ines Duarte · Policies" />
      <Entry y={64} title="Supplier contract" note="Paul Okoro · Contracts" />
      <Entry y={116} title="Fire drill plan" note="Mei Tanaka · Buildings" />
      <Button x={130} y={174} width={100}>
        Load more
      </Button>
    </Figure>
  )
}
