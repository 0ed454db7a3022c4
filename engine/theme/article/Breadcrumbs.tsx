import { usePage, useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import styles from './Breadcrumbs.module.css'

/** The way from the home page to this one. */
export function Breadcrumbs() {
  const { breadcrumbs } = usePage()
  const { basePath } = useSite()
  if (breadcrumbs.length === 0) return null
  const last = breadcrumbs.length - 1
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={basePath} aria-label="Home">
            <Icon name="home" />
          </a>
        </li>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : href === undefined ? (
              <span>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
