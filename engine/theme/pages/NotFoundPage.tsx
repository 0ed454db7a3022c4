import { useSite } from '../contexts'
import styles from './NotFoundPage.module.css'
import type { PageProps } from './page-props'

export function NotFoundPage({ page, body }: PageProps) {
  const { basePath, navbar } = useSite()
  const sections = navbar.items.filter((item) => item.type === 'link' && !item.external)
  return (
    <article className={`prose ${styles.notFound}`}>
      <p className={styles.code}>404</p>
      <h1>{page.title}</h1>
      <p>There is no page at this address. It may have moved, or the link that led here has a mistake.</p>
      <p>These places do exist:</p>
      <ul>
        <li>
          <a href={basePath}>Home</a>
        </li>
        {sections.map(
          (item) =>
            item.type === 'link' && (
              <li key={item.href}>
                <a href={item.href}>{item.label}</a>
              </li>
            ),
        )}
      </ul>
      {body}
    </article>
  )
}
