import { useEffect, useState } from 'react'
import type { PageResult, Results } from '../../client/search/result-views'
import type { DialogState } from './dialog-state'
import { firstPages } from './first-pages'

/** How long nothing new came before the rest is shown, in ms. */
const REST_AFTER = 150

/** What fits the dialog at once, so that typing stays light; the rest when the results stay. */
export function useShownPages({ results, active }: DialogState): readonly PageResult[] {
  const [whole, setWhole] = useState<Results>()
  useEffect(() => {
    const wait = setTimeout(() => setWhole(results), REST_AFTER)
    return () => clearTimeout(wait)
  }, [results])
  if (!results) return []
  return whole === results ? results.pages : firstPages(results.pages, active)
}
