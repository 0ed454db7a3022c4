import { isPlainClick } from '../../client/links'
import type { DialogFrame } from './dialog-frame'
import { hitsOf } from './dialog-state'
import { hitNumber } from './hit-link'
import type { SearchSession, SessionEffects } from './search-session'

/** Takes what the reader does with keys and pointer to the session. */
export function listen({ input, list }: DialogFrame, session: SearchSession, go: SessionEffects['go']): void {
  input.oninput = () => session.type(input.value)
  input.onkeydown = (event) => onKey(event, session)
  list.onpointermove = (event) => {
    const number = hitNumber(event)
    if (number >= 0) session.point(number)
  }
  // A plain click also brings the words of the query along; any other is the browser's.
  list.onclick = (event) => {
    const { results, answered } = session.state()
    const hit = hitsOf(results)[hitNumber(event)]
    if (!hit || !isPlainClick(event)) return
    event.preventDefault()
    go(answered, hit, false)
  }
}

function onKey(event: KeyboardEvent, { move, enter }: SearchSession): void {
  // Enter then ends a composition: it belongs to the word.
  if (event.isComposing) return
  switch (event.key) {
    case 'ArrowDown':
      move(1)
      break
    case 'ArrowUp':
      move(-1)
      break
    case 'Enter':
      enter(event.ctrlKey || event.metaKey)
      break
    default:
      return
  }
  event.preventDefault()
}
