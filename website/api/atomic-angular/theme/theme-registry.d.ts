import type { ApplicationRef } from '@angular/core'

/**
 * Adds your own themes to those of the library.
 *
 * @param app the running application that `bootstrapApplication` resolves to
 * @param themes the themes to add
 * @returns the application, for the next step of the chain
 */
export declare function withThemes(
  app: ApplicationRef,
  themes: { name: string; id: string; colors: Record<string, string>; colorsDark: Record<string, string> }[],
): ApplicationRef
