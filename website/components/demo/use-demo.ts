import { useEffect, useRef, useState } from 'react'
import { type Connection, connect } from './connection'
import type { Found, Search, SeenRequest } from './messages'

/** How long to wait after the last keystroke before searching, in ms. */
const TYPING_PAUSE = 200

/** Older requests are dropped. */
const MAX_REQUESTS = 12

export const EVERYTHING: Search = { text: '', filters: {}, page: 1 }

export interface Demo {
  search: Search
  /** Absent before the first answer. While a new search is running, the previous answer stays. */
  found: Found | undefined
  /** The latest first. */
  requests: readonly SeenRequest[]
  failed: boolean
  type(text: string): void
  choose(search: Partial<Search>): void
  /** Selects a facet's value, or deselects it. */
  toggle(column: string, value: string): void
}

/** Returns the state of one demonstration, whose library runs in a worker for as long as it is shown. */
export function useDemo(): Demo {
  const [search, setSearch] = useState(EVERYTHING)
  const [found, setFound] = useState<Found>()
  const [requests, setRequests] = useState<readonly SeenRequest[]>([])
  const [failed, setFailed] = useState(false)
  const connection = useRef<Connection>(undefined)
  const pause = useRef(0)

  useEffect(() => {
    const opened = connect({
      request: (request) => setRequests((earlier) => [request, ...earlier].slice(0, MAX_REQUESTS)),
      found: setFound,
      failed: () => setFailed(true),
    })
    connection.current = opened
    return opened.close
  }, [])

  useEffect(() => {
    const waiting = setTimeout(() => connection.current?.send(search), pause.current)
    return () => clearTimeout(waiting)
  }, [search])

  const change = (changed: Partial<Search>, wait: number) => {
    pause.current = wait
    setSearch((earlier) => ({ ...earlier, page: 1, ...changed }))
  }
  return {
    search,
    found,
    requests,
    failed,
    type: (text) => change({ text }, TYPING_PAUSE),
    choose: (changed) => change(changed, 0),
    toggle(column, value) {
      const chosen = search.filters[column] ?? []
      const others = chosen.filter((one) => one !== value)
      const values = others.length < chosen.length ? others : [...chosen, value]
      change({ filters: { ...search.filters, [column]: values } }, 0)
    },
  }
}
