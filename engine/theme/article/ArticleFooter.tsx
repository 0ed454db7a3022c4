import { readableDay } from '../../page/readable-day'
import { usePage, useSite } from '../contexts'
import styles from './ArticleFooter.module.css'

export function ArticleFooter() {
  const { tags, lastUpdated, lastUpdatedBy, editUrl, markdown } = usePage()
  const { locale } = useSite()
  if (tags.length === 0 && !lastUpdated && !editUrl && !markdown) return null
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
          {lastUpdatedBy && ` by ${lastUpdatedBy}`}
        </p>
      )}
      {editUrl && (
        <p>
          <a href={editUrl}>Edit this page</a>
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
