import { z } from 'zod'
import { countFrom, menuItem } from '../../kit/options'

/** The options of search. */
export const searchOptions = z
  .strictObject({
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
