import { useSite } from '../contexts'
import styles from './NotFoundPage.module.css'
import type { PageProps } from './page-props'

export function NotFoundPage({ page, body }: PageProps) {
  const { basePath, navbar } = useSite()
  const sections = navbar.items.flatMap((item) => (item.type === 'link' && !item.external ? [item] : []))
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
        {sections.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {body}
    </article>
  )
}
