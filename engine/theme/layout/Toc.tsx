import type { TocItem } from '../../page/types'

export interface TocProps {
  items: TocItem[]
}

/** The table of contents beside a page. A script marks the current heading. */
export function Toc({ items }: TocProps) {
  if (items.length === 0) return null
  return (
    <nav className="toc" aria-label={WORDS.page.toc}>
      <p>{WORDS.page.toc}</p>
      <TocList items={items} />
    </nav>
  )
}

/** The table of contents below the title, if there is no room beside the page. */
export function TocFold({ items }: TocProps) {
  if (items.length === 0) return null
  return (
    <details className="toc-fold">
      <summary>{WORDS.page.toc}</summary>
      <TocList items={items} />
    </details>
  )
}

function TocList({ items }: TocProps) {
  const top = Math.min(...items.map(({ level }) => level))
  return (
    <ul>
      {items.map(({ id, html, level }) => (
        <li key={id} data-depth={level - top || undefined}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  )
}
