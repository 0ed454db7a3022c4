/// <reference types="vite/client" />

/** The theme's words in the locale being built. */
declare const WORDS: import('../page/words').Words

declare module 'virtual:docs/site' {
  import type { Site } from '../page/site'

  const site: Site
  export default site
}

declare module 'virtual:docs/parts' {
  import type { Parts } from '../theme/parts'

  const parts: Partial<Parts>
  export default parts
}

declare module 'virtual:docs/styles' {}

declare module 'virtual:docs/type-hovers' {
  /** Absent on a site without type hovers. */
  export const loadTypeHovers: (() => Promise<typeof import('../client/hovers/describe-names')>) | undefined
}
