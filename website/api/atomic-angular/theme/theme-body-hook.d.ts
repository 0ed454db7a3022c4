import type { ApplicationRef } from '@angular/core'

/**
 * Puts a theme on the whole application: ties the scope `'application'` to the body of the document.
 *
 * @param app the running application, as `bootstrapApplication` or `withThemes` hands it on
 * @returns not documented
 */
export declare function withThemeBodyHook(app: ApplicationRef): unknown
