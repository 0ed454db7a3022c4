/** The colors of a theme in one mode that the sketches use. */
export interface ThemeColors {
  background: string
  foreground: string
  border: string
  primary: string
}

/** The built-in theme, as given on its page. */
export const DEFAULT_LIGHT: ThemeColors = {
  background: 'hsl(0 0% 100%)',
  foreground: 'hsl(225 11% 7%)',
  border: 'hsl(240 5.9% 90%)',
  primary: 'hsl(219 97% 54%)',
}
export const DEFAULT_DARK: ThemeColors = {
  background: 'hsl(240 10% 3.9%)',
  foreground: 'hsl(0 0% 98%)',
  border: 'hsl(240 3.7% 15.9%)',
  primary: 'hsl(0 0% 98%)',
}

/** Harbor and Meadow stand for themes that an application has registered. */
export const HARBOR_LIGHT: ThemeColors = {
  background: 'hsl(195 40% 94%)',
  foreground: 'hsl(200 30% 10%)',
  border: 'hsl(195 15% 70%)',
  primary: 'hsl(195 80% 28%)',
}
export const HARBOR_DARK: ThemeColors = {
  background: 'hsl(200 30% 8%)',
  foreground: 'hsl(195 20% 95%)',
  border: 'hsl(200 18% 24%)',
  primary: 'hsl(190 70% 65%)',
}
export const MEADOW_LIGHT: ThemeColors = {
  background: 'hsl(90 50% 90%)',
  foreground: 'hsl(110 40% 10%)',
  border: 'hsl(95 25% 60%)',
  primary: 'hsl(110 60% 24%)',
}
