import { createContext, useContext } from 'react'
import type { Site } from '../page/site'
import type { ShownPage } from '../page/types'

export const SiteContext = createContext<Site | undefined>(undefined)
export const PageContext = createContext<ShownPage | undefined>(undefined)

/** @throws Error outside `<SiteContext>`. */
export function useSite(): Site {
  return requireProvider(useContext(SiteContext), 'useSite', 'SiteContext')
}

/**
 * Returns what a feature gives browsers (see `FeatureSetup.shared`); undefined if it gives nothing. The caller knows the
 * type, because both are in one folder.
 */
export function useShared<Data>(feature: string): Data | undefined {
  return useSite().shared?.[feature] as Data | undefined
}

/**
 * Returns the words of one part of a feature outside the engine, in the locale of the page: `words` of the feature, or
 * what `theme.json` of the site has instead. The caller knows the names: `useWords<typeof words.rating>('rating')`.
 * @throws Error if no feature of the site has such a part.
 */
export function useWords<Texts extends Readonly<Record<string, string>>>(part: string): Texts {
  const { words = {} } = useSite()
  if (Object.hasOwn(words, part)) return words[part] as Texts
  const known = Object.keys(words).join(', ') || 'none'
  throw new Error(`No feature of this site has words of the part "${part}". The parts are: ${known}.`)
}

/** @throws Error outside `<PageContext>`. */
export function usePage(): ShownPage {
  return requireProvider(useContext(PageContext), 'usePage', 'PageContext')
}

/** Returns the value. Throws an Error that names the hook and the missing provider if there is none. */
export function requireProvider<Value>(value: Value | undefined, hook: string, provider: string): Value {
  if (value !== undefined) return value
  throw new Error(`${hook} was called outside <${provider}>.`)
}
