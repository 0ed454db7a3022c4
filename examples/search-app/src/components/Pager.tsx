import type { SearchResult } from '../query'

// #region paging
interface PagerProps {
  result: SearchResult
  onTurn: (page: number) => void
}

/** `nextPage` and `previousPage` come from the library, and are missing at the ends. */
export function Pager({ result, onTurn }: PagerProps) {
  const { page, pageSize, rowCount, nextPage, previousPage } = result
  const pages = Math.ceil(rowCount / pageSize)
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" disabled={!previousPage} onClick={() => previousPage && onTurn(previousPage)}>
        Previous
      </button>
      <span>
        Page {page} of {pages}
      </span>
      <button type="button" disabled={!nextPage} onClick={() => nextPage && onTurn(nextPage)}>
        Next
      </button>
    </nav>
  )
}
// #endregion
