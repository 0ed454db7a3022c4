/** Of `@theme/…`: what is in `theme/mdx` and can be imported by the name it has in Docusaurus. */
export const THEME_MODULES = ['Tabs', 'TabItem', 'Admonition', 'Details'] as const

/** Of `@docusaurus/…`: what is in `theme/docusaurus`. */
export const DOCUSAURUS_MODULES = ['Link', 'useBaseUrl'] as const

/** By the names under which they are imported. */
export const MODULES_OF_DOCUSAURUS: readonly string[] = [
  ...THEME_MODULES.map((name) => `@theme/${name}`),
  ...DOCUSAURUS_MODULES.map((name) => `@docusaurus/${name}`),
]
