import type { InputSignal, ModelSignal, Signal } from '@angular/core'

/**
 * A list of themes, from which the user chooses the theme of a scope.
 *
 * @component
 * @selector theme-selector
 */
export declare class ThemeSelectorComponent {
  /**
   * The scope whose theme the user chooses.
   *
   * @required
   */
  readonly scope: InputSignal<string>
  /**
   * Also lists private themes.
   *
   * @default false
   */
  readonly showPrivate: InputSignal<boolean>
  /** The name of the chosen theme. */
  readonly selectedTheme: ModelSignal<string>

  /** The available themes. */
  readonly themes: Signal<object>

  /** Chooses another theme. */
  selectTheme(...args: unknown[]): void
}
