import type { InputSignal, ModelSignal } from '@angular/core'

/**
 * A button that switches a scope between the light and the dark mode.
 *
 * @component
 * @selector theme-toggle
 */
export declare class ThemeToggleComponent {
  /**
   * The scope to switch.
   *
   * @required
   */
  readonly scope: InputSignal<string>
  /**
   * Whether the dark mode is on.
   *
   * @default false
   */
  readonly darkMode: ModelSignal<boolean>

  /** Switches from light to dark, and from dark to light. */
  toggleDarkMode(): void
}
