import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../../kit/browser/address'
import { type Hit, hitId, hitNumber, type PageResult, type Results } from '../client/result-views'
import { firstHits } from '../types'
import { LIST_ID } from './ids'
import { hitsOf, type SearchState } from './search-session'
import { HITS, MORE } from './texts'

/** How long results must stay before those below the fold are rendered, in ms: longer than between keystrokes. */
const REST_AFTER = 400

/** Window height per rendered result in CSS pixels, which is enough results to fill the dialog. */
const HEIGHT_PER_HIT = 120

interface ResultListProps extends SearchState {
  /** The parts of the site, and their sidebars. */
  parts: readonly { label: string; sidebar: string }[]
  point(at: number): void
  choose(hit: Hit): void
  /** Loads more hits. */
  more(): void
}

/** The results of a query, page by page. */
export function ResultList({ results, answered, active, parts, point, choose, more }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  const pages = useShownPages(results, active > 0)

  useLayoutEffect(() => {
    const option = document.getElementById(hitId(active))
    option?.setAttribute('aria-selected', 'true')
    if (active > 0) option?.scrollIntoView({ block: 'nearest' })
    // Without results there is nothing to scroll, only a layout to wait for.
    else if (results) list.current?.scrollTo(0, 0)
    return () => option?.setAttribute('aria-selected', 'false')
  }, [results, active])

  return (
    // biome-ignore lint/a11y: focus and keyboard handling stay in the input
    <div
      ref={list}
      id={LIST_ID}
      className="search-list"
      role="listbox"
      aria-label={HITS}
      data-query={answered.trim()}
      onPointerMove={({ target }) => {
        const number = numberOf(target)
        if (number >= 0) point(number)
      }}
      onClick={(event) => {
        const number = numberOf(event.target)
        const hit = hitsOf(results)[number]
        if (!hit && number >= 0) return more()
        // A plain click also passes on the query's words. All others are left to the browser.
        if (!hit || !isPlainClick(event.nativeEvent)) return
        event.preventDefault()
        choose(hit)
      }}
    >
      {pages.map(({ title, titleId, part, hits }) => (
        <PageGroup
          key={titleId}
          name={titleId}
          sidebar={parts.find(({ label }) => label === part)?.sidebar}
          html={title + hits.map(({ html }) => html).join('')}
        />
      ))}
      {results?.hasMore && pages === results.pages && (
        // biome-ignore lint/a11y: focus stays in the input, as for hits
        <div
          id={hitId(hitsOf(results).length)}
          className="search-more"
          role="option"
          aria-selected="false"
          onMouseDown={(event) => event.preventDefault()}
        >
          {MORE}
        </div>
      )}
    </div>
  )
}

/** Returns the number of an event's option; -1 for none. */
function numberOf(target: EventTarget): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null
  return option ? hitNumber(option.id) : -1
}

interface PageGroupProps {
  name: string
  /** The sidebar of its part of the site, which gives it its hue. */
  sidebar: string | undefined
  html: string
}

/** The hits of a page below its title. A page with the same hits for two queries is not rendered again. */
const PageGroup = memo(function PageGroup({ name, sidebar, html }: PageGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
    <div
      className="search-page"
      data-part={sidebar}
      role="group"
      aria-labelledby={name}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

/** While the reader types, only visible results are rendered; the rest follow once results stay, or on arrow keys. */
function useShownPages(results: Results | undefined, isReached: boolean): readonly PageResult[] {
  const [settled, setSettled] = useState<Results>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(results), REST_AFTER)
    return () => clearTimeout(timer)
  }, [results])
  const { pages = [] } = results ?? {}
  return isReached || results === settled ? pages : firstHits(pages, Math.ceil(innerHeight / HEIGHT_PER_HIT))
}
