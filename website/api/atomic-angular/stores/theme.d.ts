/** The CSS variables of a theme. Only the known member is listed. */
export interface CssVars {
  /** Variables of the light mode. */
  light: Record<string, string>
}

/**
 * Holds the theme and the mode of each scope.
 *
 * @store
 * @confidence medium
 */
export declare class ThemeStore {
  /**
   * Loads the theme named `Default` for a scope. `darkMode` chooses its dark mode.
   *
   * @param scope the name of the scope
   * @param darkMode `true` for the dark mode
   */
  loadDefaultTheme(scope: string, darkMode?: boolean): void
  /**
   * Makes a scope use a theme, in the dark mode if `darkMode` says so.
   *
   * @param scope the name of the scope
   * @param themeName the name of the theme
   * @param darkMode `true` for the dark mode
   */
  setCurrentTheme(scope: string, themeName: string, darkMode?: boolean): void
  /**
   * Switches the mode of a scope: `true` for dark, `false` for light.
   *
   * @param scope the name of the scope
   * @param darkMode `true` for the dark mode, `false` for the light mode
   */
  setDarkMode(scope: string, darkMode: boolean): void
}

/**
 * Returns the CSS variables of a theme.
 *
 * @confidence medium
 * @param themeName the name of the theme
 * @returns the variables; at least the `light` part
 */
export declare function processCssVars(themeName: string): CssVars

/**
 * Turns the colors of a theme into CSS variables.
 *
 * @confidence medium
 * @param colors the color object of a theme
 * @returns a map of CSS variables
 */
export declare function themeColorsToCssVariables(colors: any): any

/**
 * Returns the name of the CSS variable of one color.
 *
 * @confidence medium
 * @param name the name of the color
 * @returns the name of the variable
 */
export declare function themeColorNameToCssVariable(name: string): string

/**
 * Writes CSS variables on an element.
 *
 * @confidence medium
 * @param element the element that gets the variables
 * @param cssVars the variables, such as the `light` part of what `processCssVars` returns
 */
export declare function applyThemeToNativeElement(
  element: HTMLElement,
  cssVars?: Record<string, string>,
): void
