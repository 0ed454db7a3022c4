/** The names that files and folders of a site have. */
export { TRANSLATIONS } from '../content/layers'
export { setFiles } from '../content/versions/set-files'
export { CURRENT, VERSIONED_DOCS, VERSIONED_SIDEBARS } from '../content/versions/version-names'
export { sidebarsFile } from '../content/versions/version-sidebars'
export { CONFIG_FILE, THEME_WORDS } from '../site/file-names'
export { siteComponentsFile } from '../site/site-components-file'
