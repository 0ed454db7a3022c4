import { Figure } from '../kit/Figure'
import { Entry } from '../kit/lists'

export function RecentSearchesFigure() {
  return (
    <Figure
      id="recent-searches"
      title="A list of recent searches"
      description="Three searches below each other. Each row has the searched text, the number of filters, how long ago it was, and a cross to remove it: travel policy, 2 filters, 5 minutes ago; supplier contract, 1 filter, 3 hours ago; fire drill, 0 filters, 2 days ago."
      caption="the latest searches of the user"
      height={174}
    >
      <Entry y={12} title="travel policy" note="2 filters · 5 minutes ago" />
      <Entry y={64} title="supplier contract" note="1 filter · 3 hours ago" />
      <Entry y={116} title="fire drill" note="0 filters · 2 days ago" />
    </Figure>
  )
}
