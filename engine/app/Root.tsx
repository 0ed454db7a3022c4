import { type SetStateAction, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Islands } from '../client/islands'
import { watchScrollers } from '../client/navigation/scroll'
import { watchHeadings } from '../client/navigation/scroll-spy'
import type { Site } from '../page/site'
import type { ShownPage } from '../page/types'
import { App } from '../theme/App'
import type { Parts } from '../theme/parts'

export type ShowPage = (page: SetStateAction<ShownPage>, committed: () => void) => void

interface RootProps {
  first: ShownPage
  site: Site
  parts: Partial<Parts>
  foot: string
  islands: Islands
  /** Gets the function that shows another page, once the document is hydrated. */
  onReady(show: ShowPage): void
}

/** The hydrated document: the page that was prerendered, then every page that the router loads. */
export function Root({ first, site, parts, foot, islands, onReady }: RootProps) {
  const [page, setPage] = useState(first)
  const afterCommit = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    afterCommit.current?.()
    afterCommit.current = undefined
  }, [page])

  // After the effects of the components: what they read from storage is shown then.
  useEffect(() => {
    onReady((next, committed) => {
      afterCommit.current = committed
      startTransition(() => setPage(next))
    })
  }, [onReady])

  useEffect(watchHeadings, [page])
  useEffect(watchScrollers, [page])

  /** Loads the missing islands again; one that still fails shows its error again. */
  const again = async () => {
    await islands.load(page.islands).catch(console.error)
    // The button that was pressed is gone.
    afterCommit.current = () => document.querySelector('main')?.focus({ preventScroll: true })
    setPage((shown) => ({ ...shown }))
  }
  return <App {...{ page, site, parts, foot }} again={page.again ?? again} findIsland={islands.find} />
}
