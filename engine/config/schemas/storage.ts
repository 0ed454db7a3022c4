import { z } from 'zod'

/** What the browser keeps of a reader's choices. */
export const storage = z
  .strictObject({
    /**
     * Ends the name of everything that is kept, after a `-`: for sites that share an origin, but not their readers' choices.
     * @example namespace: 'docs'
     */
    namespace: z.string().default(''),
  })
  .prefault({})
