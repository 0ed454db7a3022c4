import { usePage } from '../contexts'
import styles from './Pagination.module.css'

export function Pagination() {
  const { kind, path, previous, next } = usePage()
  if (!previous && !next) return null
  return (
    // A browser that translates puts elements of its own around text: those of another page must go.
    <nav
      key={path}
      className={styles.pagination}
      aria-label={`${kind.startsWith('blog') ? 'Blog' : 'Docs'} pages`}
    >
      {previous && (
        <a className={styles.previous} href={previous.href} rel="prev">
          <span>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.href} rel="next">
          <span>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  )
}
