import type { ReactNode } from 'react'
import type { Site } from '../../page/site'

export interface NotFoundProps {
  title: string
  site: Site
  /** What features add: pages that are near, and a way to search. */
  children?: ReactNode
}

/** The content of the page for unknown addresses. */
export function NotFound({ title, site: { basePath, navbar }, children }: NotFoundProps) {
  const sections = navbar.items.flatMap((item) =>
    item.type === 'link' && !item.external && item.href !== basePath ? [item] : [],
  )
  return (
    <article className="prose not-found-prose">
      <p className="status">404</p>
      <h1>{title}</h1>
      <p className="lead">{WORDS.notFound.text}</p>
      {children}
      <p>{WORDS.notFound.places}</p>
      <ul className="near-pages">
        <li>
          <a href={basePath}>{WORDS.page.home}</a>
        </li>
        {sections.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}
