import type { ApplicationRef } from '@angular/core'

/**
 * Adds themes of your own to the themes that the library knows.
 *
 * @param app the running application, as `bootstrapApplication` hands it on
 * @param themes the themes to add
 * @returns the application, for the next step of the chain; inferred from the documented use
 */
export declare function withThemes(
  app: ApplicationRef,
  themes: { name: string; id: string; colors: Record<string, string>; colorsDark: Record<string, string> }[],
): ApplicationRef
