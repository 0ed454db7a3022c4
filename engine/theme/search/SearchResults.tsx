import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '../../client/links'
import { hitsOf } from './dialog-state'
import { HITS } from './dialog-texts'
import { optionId, optionNumber } from './option-id'
import { PageGroup } from './PageGroup'
import type { Search } from './use-search'
import { useShownPages } from './use-shown-pages'

/** The list is there before it has anything to show: the input refers to it. */
export function SearchResults({ search, listId }: { search: Search; listId: string }) {
  const { results, answered, active } = search.dialog
  const list = useRef<HTMLDivElement>(null)
  const pages = useShownPages(search.dialog)

  useEffect(() => {
    if (active > 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
    else list.current?.scrollTo(0, 0)
  }, [active, listId, results])

  /** A plain click also brings the words of the query along; any other is the browser's. */
  const onClick = (event: MouseEvent) => {
    const hit = hitsOf(results)[numberAt(event)]
    if (!hit || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    search.choose(hit)
  }
  const onPointerMove = (event: PointerEvent) => {
    const number = numberAt(event)
    if (number >= 0) search.point(number)
  }

  let next = 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys come from the input, which has the focus
    <div
      ref={list}
      id={listId}
      className="search-list"
      role="listbox"
      aria-label={HITS}
      data-query={answered.trim()}
      onClick={onClick}
      onPointerMove={onPointerMove}
    >
      {pages.map((page) => {
        const first = next
        next += page.hits.length
        const own = active >= first && active < next ? active : -1
        return <PageGroup key={page.url} {...{ page, first, listId }} active={own} />
      })}
    </div>
  )
}

/** Number of the hit that an event is about; -1 for none. */
function numberAt({ target }: SyntheticEvent): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null
  return option ? optionNumber(option.id) : -1
}
