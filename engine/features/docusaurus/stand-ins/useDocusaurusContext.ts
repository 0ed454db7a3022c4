import site from 'virtual:docs/site'
import type { Site } from '../../../page/site'

/** Replaces `@docusaurus/useDocusaurusContext` in components written for Docusaurus: the site's metadata. */
export default function useDocusaurusContext() {
  const { title, tagline, url, basePath, locale, locales, customFields = {} }: Site = site
  return {
    siteConfig: { title, tagline, url, baseUrl: basePath, customFields, themeConfig: {} },
    siteMetadata: {},
    i18n: {
      currentLocale: locale.code,
      defaultLocale: locales[0]?.code,
      locales: locales.map(({ code }) => code),
    },
    globalData: {},
  }
}
