import type { DialogState } from './dialog-state'
import { countText, HINTS } from './dialog-texts'

/** How many hits there are, to be seen and heard, and what the keys do. */
export function SearchFooter({ dialog: { results } }: { dialog: DialogState }) {
  return (
    <div className="search-foot">
      <span role="status">{results && countText(results)}</span>
      <span className="search-hints">
        {HINTS.map(([key, effect]) => (
          <span key={key}>
            <kbd>{key}</kbd> {effect}
          </span>
        ))}
      </span>
    </div>
  )
}
