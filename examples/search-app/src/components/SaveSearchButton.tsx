import { type SearchState, writeState } from '../location'
import { removeSearch, type Settings, saveSearch } from '../settings'
import { Icon } from './Icon'

export function SaveSearchButton({
  state,
  settings,
}: {
  state: SearchState
  settings: Settings
}) {
  // A saved search begins at its first page.
  const url = writeState({ ...state, page: 1, id: undefined })
  const saved = settings.savedSearches.some((search) => search.url === url)
  const toggle = () =>
    settings.update(
      saved
        ? removeSearch(url)
        : saveSearch({ url, label: labelOf(state) }),
    )
  return (
    <button
      type="button"
      aria-pressed={saved}
      disabled={!settings.loaded}
      onClick={toggle}
    >
      <Icon name="bookmark" /> Save search
    </button>
  )
}

function labelOf({ text, filters }: SearchState): string {
  const search = text || 'All documents'
  if (filters.length === 0) return search
  return `${search}, ${filters.length} ${filters.length === 1 ? 'filter' : 'filters'}`
}
