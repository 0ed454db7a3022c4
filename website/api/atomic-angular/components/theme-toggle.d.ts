import type { InputSignal, ModelSignal } from '@angular/core'

/**
 * A button that switches a scope between the light and the dark mode.
 *
 * @component
 * @selector theme-toggle
 * @confidence medium
 */
export declare class ThemeToggleComponent {
  /** The scope that is switched. The default is not documented. */
  readonly scope: InputSignal<string>
  /** Whether the dark mode is on. The default is not documented. */
  readonly darkMode: ModelSignal<boolean>

  /** Switches from light to dark, and from dark to light. */
  toggleDarkMode(): void
}
