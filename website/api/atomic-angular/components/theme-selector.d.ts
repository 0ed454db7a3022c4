import type { InputSignal, ModelSignal, Signal } from '@angular/core'

/**
 * A list of themes, from which the user chooses the one of a scope.
 *
 * @component
 * @selector theme-selector
 * @confidence medium
 */
export declare class ThemeSelectorComponent {
  /** The scope whose theme is chosen. The default is not documented. */
  readonly scope: InputSignal<string>
  /** Whether private themes are listed, too. The default is not documented. */
  readonly showPrivate: InputSignal<boolean>
  /** The name of the chosen theme. */
  readonly selectedTheme: ModelSignal<string>

  /** The available themes. Documented as `Signal<Object>`; the shape is not described. */
  readonly themes: Signal<object>

  /** Chooses another theme. Its parameters are not documented. */
  selectTheme(...args: unknown[]): void
}
