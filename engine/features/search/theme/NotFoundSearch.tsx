import SearchField from './SearchField.island'

/** A way to search for a page that was not found. */
export function NotFoundSearch() {
  return <SearchField />
}
