import type { InputSignal } from '@angular/core'

/**
 * Gives its element and everything inside the theme of a scope.
 *
 * @directive
 * @selector [themeProvider]
 */
export declare class ThemeProviderDirective {
  /**
   * The key of a scope. The theme store holds the theme of that scope.
   *
   * @required
   */
  readonly themeProvider: InputSignal<string>
}
