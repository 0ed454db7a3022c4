import { type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Islands } from '../client/islands'
import { watchScrollers } from '../client/navigation/scroll'
import { watchHeadings } from '../client/navigation/scroll-spy'
import type { Site } from '../page/site'
import type { ShownPage } from '../page/types'
import { App, type AppProps } from '../theme/App'

export type ShowPage = (page: SetStateAction<ShownPage>, committed: () => void) => void

interface RootProps {
  first: ShownPage
  site: Site
  layout: Pick<AppProps, 'slots' | 'SiteProvider'>
  foot: string
  islands: Islands
  /** Called after hydration with the function that shows another page. */
  onReady(show: ShowPage): void
}

/** The hydrated document: first the prerendered page, then every page that the router loads. */
export function Root({ first, site, layout, foot, islands, onReady }: RootProps) {
  const [page, setPage] = useState(first)
  const afterCommit = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    afterCommit.current?.()
    afterCommit.current = undefined
  }, [page])

  // Runs after the components' effects, so that what they read from storage is already shown.
  useEffect(() => {
    onReady((next, committed) => {
      afterCommit.current = committed
      flushSync(() => setPage(next))
    })
  }, [onReady])

  useEffect(watchHeadings, [page])
  useEffect(watchScrollers, [page])

  /** Loads the missing islands again. One that still fails shows its error again. */
  const again = async () => {
    await islands.load(page.islands).catch(console.error)
    // The pressed button no longer exists.
    afterCommit.current = () => document.querySelector('main')?.focus({ preventScroll: true })
    setPage((shown) => ({ ...shown }))
  }
  return (
    <App
      {...{ page, site, foot }}
      {...layout}
      again={page.failure?.again ?? again}
      findIsland={islands.find}
    />
  )
}
