/** Schemas for the options of a feature, with the messages that those of the engine have. */
export { menuItem } from '../config/schemas/navbar-items'
export { COUNTS, countFrom, filePath, html, route, severity, text } from '../config/schemas/values'
export type { MagicComment, MenuItemConfig, SiteConfig } from '../config/types'
