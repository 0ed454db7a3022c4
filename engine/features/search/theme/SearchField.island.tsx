import { Icon } from '../../../kit/browser/icon'

/** A button that looks like the field of search, and opens it. */
export default function SearchField() {
  return (
    <button type="button" className="search-field" onClick={pressShortcut}>
      <Icon name="search" />
      {WORDS.search.placeholder}
    </button>
  )
}

/** Search listens to its shortcut even while its index is on its way. */
function pressShortcut(): void {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, metaKey: true, cancelable: true }))
}
