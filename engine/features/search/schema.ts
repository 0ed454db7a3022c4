import { z } from 'zod'
import { countFrom, menuItem } from '../../kit/options'

/** The options of search. */
export const searchOptions = z
  .strictObject({
    /**
     * Search engine. `'embedded'` fetches the whole index before the first query, knows the names and identifiers of a
     * reference, and works offline. `'pagefind'` fetches parts of its index for each query, for a site whose index is
     * too large to fetch whole. It needs the package `pagefind`. The dev server always uses the embedded engine.
     * @example engine: 'pagefind'
     */
    engine: z.literal(['embedded', 'pagefind']).default('embedded'),
    /**
     * Number of results shown at first. Readers can load the same number again.
     * @example maxHits: 20
     */
    maxHits: countFrom(1).default(20),
    /**
     * Whether to highlight the query's words on the page that a result opens.
     * @example highlightResult: true
     */
    highlightResult: z.boolean().default(true),
    /**
     * Links that the search dialog offers while nothing is typed.
     * @example suggestions: [{ type: 'doc', docId: 'intro', label: 'Begin here' }]
     */
    suggestions: z.array(menuItem).default([]),
  })
  .prefault({})
