import { memo } from 'react'
import type { PageResult } from '../../client/search/result-views'
import { HitOption } from './HitOption'
import { Marked } from './Marked'
import { optionId } from './option-id'

interface PageGroupProps {
  page: PageResult
  /** Number of its first hit among all. */
  first: number
  /** Number of the active hit, if it is one of its own; else -1. */
  active: number
  listId: string
}

/** The hits of one page, under its title. It is made again only when something in it changes. */
export const PageGroup = memo(({ page, first, active, listId }: PageGroupProps) => {
  const nameId = `${listId}-page-${first}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets in it
    <div className="search-page" role="group" aria-labelledby={nameId}>
      <div className="search-title" role="presentation">
        <b id={nameId}>
          <Marked {...page.title} />
        </b>
        {page.part && <span>{page.part}</span>}
      </div>
      {page.hits.map((hit, at) => (
        <HitOption
          key={hit.url}
          id={optionId(listId, first + at)}
          isActive={first + at === active}
          hit={hit}
        />
      ))}
    </div>
  )
})
