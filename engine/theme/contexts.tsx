import { createContext, useContext } from 'react'
import type { Site } from '../page/site'
import type { ShownPage } from '../page/types'

export const SiteContext = createContext<Site | undefined>(undefined)
export const PageContext = createContext<ShownPage | undefined>(undefined)

/** @throws Error outside `<SiteContext>`. */
export function useSite(): Site {
  return provided(useContext(SiteContext), 'useSite', 'SiteContext')
}

/**
 * Returns what a feature gives browsers (see `FeatureSetup.shared`); undefined if it gives nothing. The caller knows the
 * type, because both are in one folder.
 */
export function useShared<Data>(feature: string): Data | undefined {
  return useSite().shared?.[feature] as Data | undefined
}

/** @throws Error outside `<PageContext>`. */
export function usePage(): ShownPage {
  return provided(useContext(PageContext), 'usePage', 'PageContext')
}

/** Returns the value. Throws an Error that names the hook and the missing provider if there is none. */
export function provided<Value>(value: Value | undefined, hook: string, provider: string): Value {
  if (value !== undefined) return value
  throw new Error(`${hook} was called outside <${provider}>.`)
}
