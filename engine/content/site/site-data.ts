import { localeBase } from '../../config/locales'
import type { FooterLinkConfig, SiteConfig } from '../../config/types'
import type { Reporter } from '../../diagnostics/reporter'
import { isExternal } from '../../page/href'
import { FILE_NAME, type Footer, type Locale, type Logo, type Navbar, type Site } from '../../page/site'
import type { PageLink } from '../../page/types'
import { cleanLinks, withBase } from '../href'
import type { CleanLink, Content, Entry } from '../types'
import { setsWithSeveralVersions } from '../versions/content-of-set'
import { siteVersions } from '../versions/version'
import { navbarItems, plainLink } from './navbar'
import { withRoom } from './navbar-room'

/**
 * Returns the site's data for its pages. Navbar items that fail are reported. `atEnd` is the width of what features have
 * at the end of the navbar, in px.
 */
export function siteData(config: SiteConfig, content: Content, reporter: Reporter, atEnd = 0): Site {
  const { themeConfig, i18n } = config
  const { namespace } = config.storage
  const shell = {
    title: config.title,
    locale: locale(config, i18n.currentLocale),
  }
  const shellNavbar = navbar(config, content, reporter)
  const severalVersions = setsWithSeveralVersions(content)
  const inMenus = content.versions.filter(({ set }) => severalVersions.includes(set))
  const likeFiles = [...content.byRoute.keys()].filter((route) => FILE_NAME.test(route))
  return {
    ...shell,
    tagline: config.tagline,
    url: config.url,
    basePath: config.baseUrl,
    locales: [...new Set([i18n.defaultLocale, ...i18n.locales])].map((code) => locale(config, code)),
    colorMode: themeConfig.colorMode,
    ...(namespace === '' ? {} : { storageSuffix: `-${namespace}` }),
    navbar: { ...shellNavbar, items: withRoom(shell, shellNavbar, atEnd) },
    docs: themeConfig.docs,
    ...(Object.keys(config.customFields).length > 0 ? { customFields: config.customFields } : {}),
    ...([...content.byRoute.values()].some(isTagsList) ? { hasTags: true } : {}),
    ...(likeFiles.length > 0
      ? { namedLikeFiles: likeFiles.map((route) => withBase(config.baseUrl, route)) }
      : {}),
    ...(inMenus.length > 0
      ? { versions: siteVersions({ ...content, versions: inMenus }, config.baseUrl) }
      : {}),
  }
}

function isTagsList({ kind }: Entry): boolean {
  return kind.endsWith('-tags-list')
}

function locale(config: SiteConfig, code: string): Locale {
  const { localeConfigs } = config.i18n
  const found = localeConfigs[code]
  if (!found) throw new Error(`The locale '${code}' is not one of ${Object.keys(localeConfigs).join(', ')}.`)
  const { path: _, ...rest } = found
  return { code, ...rest, home: localeBase(config, code) }
}

function navbar(config: SiteConfig, content: Content, reporter: Reporter): Navbar {
  const { title } = config.themeConfig.navbar
  const logo = logoData(config, content.cleanLink)
  return {
    title,
    ...(logo ? { logo } : {}),
    items: navbarItems(config, content, reporter),
  }
}

function logoData({ baseUrl, themeConfig }: SiteConfig, cleanLink: CleanLink): Logo | undefined {
  if (!themeConfig.navbar.logo) return undefined
  const { src, srcDark, href, ...rest } = themeConfig.navbar.logo
  return {
    ...rest,
    src: withBase(baseUrl, `/${src}`),
    ...(srcDark ? { srcDark: withBase(baseUrl, `/${srcDark}`) } : {}),
    ...(href ? { href: isExternal(href) ? href : withBase(baseUrl, cleanLink(href)) } : {}),
  }
}

/** Returns the footer of every page; `year` is the year of the built commit. */
export function footerData(
  { themeConfig, baseUrl }: SiteConfig,
  cleanLink: CleanLink,
  year?: number,
): Footer {
  const { links, copyright, html } = themeConfig.footer
  const pageLink = (link: FooterLinkConfig): PageLink => {
    const { label, href } = plainLink(link, baseUrl, cleanLink)
    return { label, href }
  }
  const columns = links.map(({ title, items }) => ({ title, items: items.map(pageLink) }))
  return {
    columns,
    ...(copyright ? { copyright: { ...copyright, ...(year === undefined ? {} : { year }) } } : {}),
    ...(html ? { html: cleanLinks(html, baseUrl, cleanLink) } : {}),
  }
}
