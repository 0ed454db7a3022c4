/** The CSS variables of a theme. */
export interface CssVars {
  /** Variables of the light mode. */
  light: Record<string, string>
}

/**
 * Holds the theme and the mode of each scope.
 *
 * @store
 */
export declare class ThemeStore {
  /**
   * Loads the theme named `Default` for a scope.
   *
   * @param scope the name of the scope
   * @param darkMode `true` for the dark mode
   */
  loadDefaultTheme(scope: string, darkMode?: boolean): void
  /**
   * Sets the theme of a scope.
   *
   * @param scope the name of the scope
   * @param themeName the name of the theme
   * @param darkMode `true` for the dark mode
   */
  setCurrentTheme(scope: string, themeName: string, darkMode?: boolean): void
  /**
   * Switches the mode of a scope.
   *
   * @param scope the name of the scope
   * @param darkMode `true` for the dark mode, `false` for the light mode
   */
  setDarkMode(scope: string, darkMode: boolean): void
}

/**
 * Returns the CSS variables of a theme.
 *
 * @param themeName the name of the theme
 * @returns the variables, with at least the `light` part
 */
export declare function processCssVars(themeName: string): CssVars

/**
 * Turns the colors of a theme into CSS variables.
 *
 * @param colors the color object of a theme
 * @returns a map of CSS variables
 */
export declare function themeColorsToCssVariables(colors: any): any

/**
 * Returns the name of the CSS variable of one color.
 *
 * @param name the name of the color
 * @returns the name of the variable
 */
export declare function themeColorNameToCssVariable(name: string): string

/**
 * Writes CSS variables on an element.
 *
 * @param element the element that gets the variables
 * @param cssVars the variables, such as the `light` part of the result of `processCssVars`
 */
export declare function applyThemeToNativeElement(
  element: HTMLElement,
  cssVars?: Record<string, string>,
): void
