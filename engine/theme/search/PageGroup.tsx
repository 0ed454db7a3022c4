import { memo } from 'react'
import type { Hit, PageResult } from '../../client/search/search-store'
import { wordFinder } from '../../client/search/word-places'
import { HitOption } from './HitOption'
import { Marked } from './Marked'
import { optionId } from './option-id'

interface PageGroupProps {
  page: PageResult
  query: string
  /** Number of its first hit among all. */
  first: number
  /** Number of the active hit, if it is one of its own; else -1. */
  active: number
  listId: string
}

/** The hits of one page, under its title. It is made again only when something in it changes. */
export const PageGroup = memo(({ page, query, first, active, listId }: PageGroupProps) => {
  const nameId = `${listId}-page-${first}`
  const find = wordFinder(wordsOf(query, page.hits))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets in it
    <div className="search-page" role="group" aria-labelledby={nameId}>
      <div className="search-title" role="presentation">
        <b id={nameId}>
          <Marked text={page.title} marks={find(page.title)} />
        </b>
        {page.part && <span>{page.part}</span>}
      </div>
      {page.hits.map((hit, at) => (
        <HitOption
          key={hit.url}
          id={optionId(listId, first + at)}
          isActive={first + at === active}
          title={page.title}
          {...{ hit, find }}
        />
      ))}
    </div>
  )
})

/** What to mark in titles and headings: what was typed, and what was found in the texts below them. */
function wordsOf(query: string, hits: readonly Hit[]): string[] {
  const found = hits.flatMap(({ words, excerpt }) => [
    ...words,
    ...excerpt.marks.map((mark) => excerpt.text.slice(...mark)),
  ])
  return [...query.split(/\s+/), ...found]
}
