/** Of the configuration, in the site's folder. */
export const CONFIG_FILE = 'site.config.ts'

/** Of the words of the theme, in a locale's folder. */
export const THEME_WORDS = 'theme.json'
