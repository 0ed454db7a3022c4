import type { Problem } from '../../diagnostics/problem'
import { code, didYouMean, listNames, nearest } from '../../diagnostics/words'

/** `ids` are the sidebars of the built site. */
export function noSidebar(folder: string, sidebar: string | undefined, ids: readonly string[]): Problem {
  return {
    what:
      sidebar === undefined
        ? `There is no sidebar to print in ${folder}.`
        : `There is no sidebar ${sidebar} in ${folder}.`,
    expected: ids.length > 0 ? listNames([...ids], 40) : 'a site built by `docs build`, with a sidebar',
    received: sidebar ?? 'nothing',
    hint:
      ids.length > 0
        ? didYouMean(nearest(sidebar ?? '', [...ids]).map(code), 'Name one of these.')
        : 'Build the site first.',
  }
}
