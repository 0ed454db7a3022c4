import { usePage, useSite } from '../contexts'
import styles from './ArticleFooter.module.css'

export function ArticleFooter() {
  const { tags, lastUpdated, markdown } = usePage()
  const { locale } = useSite()
  if (tags.length === 0 && !lastUpdated && !markdown) return null
  return (
    <footer className={styles.footer}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <b>Tags</b>
          <ul>
            {tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {lastUpdated && (
        <p>
          Last updated on{' '}
          <time dateTime={lastUpdated} suppressHydrationWarning>
            {readableDay(lastUpdated, locale.htmlLang, locale.calendar)}
          </time>
        </p>
      )}
      {markdown && (
        <p>
          <a href={markdown}>View as Markdown</a>
        </p>
      )}
    </footer>
  )
}

/** `2026-01-31` -> `January 31, 2026`, the same day in every time zone. */
export function readableDay(day: string, language: string, calendar: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar })
  return format.format(new Date(`${day}T00:00:00Z`))
}
