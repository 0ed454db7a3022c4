import { isExternal } from 'docwright/kit/hrefs'
import type { OldPages } from './load'
import type { OldLocale } from './locales'

/** What links in a configuration of VitePress depend on. */
export interface LinkContext {
  pages: OldPages
  locale: Pick<OldLocale, 'folder'>
}

/** Returns the address that a link names, as in the default language: here the folder of a language is no part of it. */
export function addressOf(link: string, { locale: { folder } }: LinkContext): string {
  if (isExternal(link)) return link
  const path = link.startsWith('/') ? link : `/${link}`
  const isOwn = folder !== '' && `${path}/`.startsWith(`/${folder}/`)
  return isOwn ? `/${path.slice(folder.length + 2)}` : path
}

/** Returns the id of the page that an address leads to; undefined if there is none, or for a part of one. */
export function docOf(address: string, { pages, locale: { folder } }: LinkContext): string | undefined {
  if (isExternal(address) || /[?#]/.test(address)) return undefined
  const path = decodeURI(address.slice(1)).replace(/\.(?:html|md)$/, '')
  const ids = path === '' || path.endsWith('/') ? [`${path}index`] : [path, `${path}/index`]
  const isThere = (id: string) => pages.names.has(id) || (folder !== '' && pages.names.has(`${folder}/${id}`))
  return ids.find(isThere)
}

/** Returns a link as items of the navbar and the footer have it. */
export function targetOf(link: string, context: LinkContext): { href: string } | { to: string } {
  const address = addressOf(link, context)
  return isExternal(address) ? { href: address } : { to: address }
}
