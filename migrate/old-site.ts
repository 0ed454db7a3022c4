/** A site that is taken over. */
export interface OldSite {
  /** Absolute path of its folder. */
  root: string
  /** The modules of its tool that the engine provides, such as `@theme/Tabs`. */
  modules: readonly string[]
}
