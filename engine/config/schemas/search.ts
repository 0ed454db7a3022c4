import { z } from 'zod'

/** The search box, on a site whose navbar has a `search` item. */
export const search = z
  .strictObject({
    /**
     * What finds pages. `'embedded'` fetches the whole index before the first query: it knows the names and the identifiers
     * of a reference, and works offline. `'pagefind'` fetches parts of its index for each query, for a site whose index is
     * too large to fetch; it needs the package `pagefind`. The dev server always uses the embedded engine.
     * @example engine: 'pagefind'
     */
    engine: z.literal(['embedded', 'pagefind']).default('embedded'),
    /**
     * How many pages are shown for a query at most.
     * @example maxHits: 20
     */
    maxHits: z.int('a whole number above 0').min(1, 'a whole number above 0').default(20),
    /**
     * Whether the words of a query are marked on the page that a hit leads to.
     * @example highlightResult: true
     */
    highlightResult: z.boolean().default(true),
  })
  .prefault({})
