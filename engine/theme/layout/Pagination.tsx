import type { PageView } from '../../page/types'

export interface PaginationProps {
  page: PageView
}

/** Links to the previous and the next page. */
export function Pagination({ page: { previous, next, neighborsLabel } }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label={neighborsLabel ?? WORDS.page.docsPages}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{WORDS.page.previous}</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{WORDS.page.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  )
}
