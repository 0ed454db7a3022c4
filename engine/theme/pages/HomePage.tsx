import styles from './HomePage.module.css'
import type { PageProps } from './page-props'

export function HomePage({ page, body }: PageProps) {
  return (
    <article className={`prose ${styles.home}`}>
      {!page.hideTitle && <h1>{page.title}</h1>}
      {body}
    </article>
  )
}
