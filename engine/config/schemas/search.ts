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
    /**
     * Whether the index is cut in many files, of which a query fetches the few it needs. By itself only that of a large
     * site is: one whose pages have more than 2 MiB of text. The dev server never cuts it.
     * @example split: true
     */
    split: z.literal(['auto', true, false]).default('auto'),
  })
  .prefault({})
