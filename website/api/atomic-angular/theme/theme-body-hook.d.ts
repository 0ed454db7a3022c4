import type { ApplicationRef } from '@angular/core'

/**
 * Sets a theme on the whole application by connecting the scope `'application'` to the body of the document.
 *
 * @param app the running application that `bootstrapApplication` or `withThemes` resolves to
 */
export declare function withThemeBodyHook(app: ApplicationRef): unknown
