import type { TocItem } from '../../page/types'

interface TocListProps {
  items: TocItem[]
  /** Id of the heading the reader is at. */
  active?: string | undefined
}

export function TocList({ items, active }: TocListProps) {
  const top = Math.min(...items.map(({ level }) => level))
  return (
    <ul>
      {items.map(({ id, html, level }) => (
        <li key={id} data-depth={level - top}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </li>
      ))}
    </ul>
  )
}
