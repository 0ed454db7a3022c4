import type { Result } from '@sinequa/atomic'

// #region paging
export function pagesOf({ rowCount, pageSize }: Result): number {
  return Math.ceil(rowCount / pageSize)
}

interface PagerProps {
  result: Result
  onTurn: (page: number) => void
}

export function Pager({ result, onTurn }: PagerProps) {
  const { page } = result
  const pages = pagesOf(result)
  if (pages <= 1 || page > pages) return null
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </button>
      <span>
        Page {page} of {pages}
      </span>
      <button
        type="button"
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
// #endregion
