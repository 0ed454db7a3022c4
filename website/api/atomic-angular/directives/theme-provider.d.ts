import type { InputSignal } from '@angular/core'

/**
 * Gives its element, and all that is in it, the theme of a scope.
 *
 * @directive
 * @selector [themeProvider]
 * @confidence medium
 */
export declare class ThemeProviderDirective {
  /**
   * The key of a scope. The theme store knows which theme that scope uses.
   *
   * @required
   */
  readonly themeProvider: InputSignal<string>
}
