import type { FeatureFactory } from 'docwright/feature'

export interface PagefindOptions {
  /** Number of pages shown for a query, each with up to three sections. 10 by default. */
  maxPages?: number
  /** Selectors of elements in `<main>` that are not searched: `['.draft-note']`. */
  exclude?: readonly string[]
}

/** A search by Pagefind, in place of the engine's own: `features: [without('search'), pagefind()]`. */
export declare const pagefind: FeatureFactory<PagefindOptions | undefined>
