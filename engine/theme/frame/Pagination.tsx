import type { PageView } from '../../page/types'

/** The pages before and after one. */
export function Pagination({ page: { kind, previous, next } }: { page: PageView }) {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label={`${kind.startsWith('blog') ? 'Blog' : 'Docs'} pages`}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  )
}
