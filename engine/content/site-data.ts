import type { FooterLinkConfig, SiteConfig } from '../config/types'
import type { AnnouncementBar, Footer, Locale, Navbar, Site } from '../page/site'
import type { PageLink } from '../page/types'
import { withBase } from './href'
import { navbarItems, plainLink } from './navbar'
import type { Content } from './types'

/** What the shell knows of the whole site. Throws `SiteError` for a navbar item that cannot be made. */
export function siteData(config: SiteConfig, content: Content, extras: { year?: number } = {}): Site {
  const { themeConfig, i18n } = config
  const bar = announcementBar(themeConfig)
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    basePath: config.baseUrl,
    titleDelimiter: config.titleDelimiter,
    locale: locale(i18n, i18n.currentLocale),
    // The others are not built yet.
    locales: [locale(i18n, i18n.currentLocale)],
    colorMode: themeConfig.colorMode,
    ...(bar ? { announcementBar: bar } : {}),
    navbar: navbar(config, content),
    footer: footer(config),
    docs: themeConfig.docs,
    ...(extras.year === undefined ? {} : { year: extras.year }),
  }
}

function announcementBar({ announcementBar: bar }: SiteConfig['themeConfig']): AnnouncementBar | undefined {
  return bar && { id: bar.id, html: bar.content, isCloseable: bar.isCloseable }
}

function locale({ localeConfigs }: SiteConfig['i18n'], code: string): Locale {
  const found = localeConfigs[code]
  if (!found) throw new Error(`The locale '${code}' is not one of ${Object.keys(localeConfigs).join(', ')}.`)
  return { code, ...found }
}

function navbar(config: SiteConfig, content: Content): Navbar {
  const { title, logo, hideOnScroll } = config.themeConfig.navbar
  return {
    title,
    ...(logo ? { logo: { src: withBase(config.baseUrl, `/${logo.src}`), alt: logo.alt } } : {}),
    hideOnScroll,
    items: navbarItems(config, content),
  }
}

function footer({ themeConfig, baseUrl }: SiteConfig): Footer {
  const { links, copyright } = themeConfig.footer
  const pageLink = (link: FooterLinkConfig): PageLink => {
    const { label, href } = plainLink(link, baseUrl)
    return { label, href }
  }
  const columns = links.map(({ title, items }) => ({ title, items: items.map(pageLink) }))
  return copyright ? { columns, copyright } : { columns }
}
