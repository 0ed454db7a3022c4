import type { Site } from '../../page/site'
import NearPages from './NearPages.island'

/** The page for every address that has none. */
export function NotFound({ title, site: { basePath, navbar } }: { title: string; site: Site }) {
  const sections = navbar.items.flatMap((item) => (item.type === 'link' && !item.external ? [item] : []))
  return (
    <article className="prose not-found-prose">
      <p className="status">404</p>
      <h1>{title}</h1>
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
      <NearPages basePath={basePath} />
    </article>
  )
}
