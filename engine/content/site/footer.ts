import type { FooterLinkConfig, SiteConfig } from '../../config/types'
import type { Footer } from '../../page/footer'
import type { PageLink } from '../../page/types'
import type { CleanLink } from '../clean-link'
import { plainLink } from './navbar'

/** The foot of every page; `year` is that of the commit which is built. */
export function footerData(
  { themeConfig, baseUrl }: SiteConfig,
  cleanLink: CleanLink,
  year?: number,
): Footer {
  const { links, copyright } = themeConfig.footer
  const pageLink = (link: FooterLinkConfig): PageLink => {
    const { label, href } = plainLink(link, baseUrl, cleanLink)
    return { label, href }
  }
  const columns = links.map(({ title, items }) => ({ title, items: items.map(pageLink) }))
  if (!copyright) return { columns }
  return { columns, copyright: { ...copyright, ...(year === undefined ? {} : { year }) } }
}
