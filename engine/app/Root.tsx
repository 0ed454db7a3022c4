import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { Site } from '../page/site'
import type { FindIsland } from '../page/tree'
import type { Page } from '../page/types'
import { App } from '../theme/App'
import type { Parts } from '../theme/parts'

export type ShowPage = (page: Page, committed: () => void) => void

interface RootProps {
  first: Page
  site: Site
  parts: Partial<Parts>
  findIsland: FindIsland
  /** Gets the function that shows another page, once the document is hydrated. */
  onReady(show: ShowPage): void
}

/** The hydrated document: the page that was prerendered, then every page the router brings. */
export function Root({ first, site, parts, findIsland, onReady }: RootProps) {
  const [page, setPage] = useState(first)
  const afterCommit = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    afterCommit.current?.()
    afterCommit.current = undefined
  }, [page])

  useLayoutEffect(() => {
    onReady((next, committed) => {
      afterCommit.current = committed
      startTransition(() => setPage(next))
    })
  }, [onReady])

  return <App page={page} site={site} parts={parts} findIsland={findIsland} />
}
