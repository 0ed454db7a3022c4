import { Figure } from '../kit/Figure'
import { Bars, Panel } from '../kit/parts'

export function BookmarksEmptyFigure() {
  return (
    <Figure
      id="bookmarks-empty"
      title="A list without bookmarks"
      description="In place of the rows is a box with a message. A gray bar replaces its text. There is no button Load more."
      caption="a message takes the place of the rows; a bar replaces its text"
      height={76}
    >
      <Panel x={16} y={12} width={328} height={52} dashed fill="none" stroke="var(--control)" />
      <Bars rows={[[110, 38, 140]]} />
    </Figure>
  )
}
