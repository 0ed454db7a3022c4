/** The modules that pages written for Docusaurus import. */
export const MODULES = {
  // The theme has these under the names that Docusaurus uses.
  '@theme/Tabs': new URL('./stand-ins/Tabs.ts', import.meta.url),
  '@theme/TabItem': new URL('./stand-ins/TabItem.ts', import.meta.url),
  '@theme/Admonition': new URL('./stand-ins/Admonition.ts', import.meta.url),
  '@theme/Details': new URL('./stand-ins/Details.ts', import.meta.url),
  '@theme/CodeBlock': new URL('./stand-ins/CodeBlock.tsx', import.meta.url),
  '@theme/DocCardList': new URL('./stand-ins/DocCardList.tsx', import.meta.url),
  '@theme/Heading': new URL('./stand-ins/Heading.tsx', import.meta.url),
  '@theme/Layout': new URL('./stand-ins/Layout.tsx', import.meta.url),
  '@theme/TOCInline': new URL('./stand-ins/TOCInline.tsx', import.meta.url),
  '@theme/ThemedImage': new URL('./stand-ins/ThemedImage.tsx', import.meta.url),
  '@docusaurus/BrowserOnly': new URL('./stand-ins/BrowserOnly.tsx', import.meta.url),
  '@docusaurus/ExecutionEnvironment': new URL('./stand-ins/ExecutionEnvironment.ts', import.meta.url),
  '@docusaurus/Head': new URL('./stand-ins/Head.tsx', import.meta.url),
  '@docusaurus/Link': new URL('./stand-ins/Link.tsx', import.meta.url),
  '@docusaurus/Translate': new URL('./stand-ins/Translate.tsx', import.meta.url),
  '@docusaurus/isInternalUrl': new URL('./stand-ins/isInternalUrl.ts', import.meta.url),
  '@docusaurus/plugin-content-docs/client': new URL('./stand-ins/docs-client.ts', import.meta.url),
  '@docusaurus/router': new URL('./stand-ins/router.ts', import.meta.url),
  '@docusaurus/theme-common': new URL('./stand-ins/theme-common.ts', import.meta.url),
  '@docusaurus/useBaseUrl': new URL('./stand-ins/useBaseUrl.ts', import.meta.url),
  '@docusaurus/useDocusaurusContext': new URL('./stand-ins/useDocusaurusContext.ts', import.meta.url),
  '@docusaurus/useIsBrowser': new URL('./stand-ins/useIsBrowser.ts', import.meta.url),
} satisfies Readonly<Record<string, URL>>

/** The names of these modules. */
export const MODULE_NAMES: readonly string[] = Object.keys(MODULES)
