/// <reference types="vite/client" />

/** The theme's words in the locale being built. */
declare const WORDS: import('../page/words').Words

declare module 'virtual:docs/site' {
  import type { Site } from '../page/site'

  const site: Site
  export default site
}

declare module 'virtual:docs/slots' {
  import type { FC, ReactNode } from 'react'
  import type { Site } from '../page/site'
  import type { SlotParts } from '../theme/slots'

  export const slots: SlotParts
  /** Selects elements on any page that features have a script for. */
  export const near: readonly string[]
  /** Undefined on a site with one version. */
  export const SiteProvider: FC<{ value: Site; children: ReactNode }> | undefined
}

/** The components of features that run at build time only. */
declare module 'virtual:docs/parts' {
  import type { View } from '../page/listings'

  export const slots: import('../theme/slots').ArticleSlotParts
  /** Those that every page has without an import. */
  export const components: Record<string, unknown>
  /** What shows the data of the pages that features add. */
  export const views: Record<string, View>
}

/** The scripts for elements that `near` selects. */
declare module 'virtual:docs/tools' {
  import type { ToolModule } from '../feature'

  export const tools: readonly ToolModule['useTool'][]
}

declare module 'virtual:docs/styles' {}
