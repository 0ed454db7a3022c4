import { z } from 'zod'

/** The search box, on a site whose navbar has a `search` item. */
export const search = z
  .strictObject({
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
