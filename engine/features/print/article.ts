import { DomUtils, type parseDocument } from 'htmlparser2'
import { isExternal, mapSrcSet } from '../../page/href'

export type Parsed = ReturnType<typeof parseDocument>

export interface Place {
  /** Path of the page. */
  path: string
  /** Id of its section. */
  place: string
  /** The ids of all sections, by path. */
  places: ReadonlyMap<string, string>
  /** Origin of the site. */
  url: string
}

/** The attributes that have ids of other elements. */
const IDS = [
  ...['activedescendant', 'controls', 'describedby', 'details', 'errormessage'].map((name) => `aria-${name}`),
  ...['flowto', 'labelledby', 'owns'].map((name) => `aria-${name}`),
  ...['commandfor', 'for', 'form', 'headers', 'itemref', 'list', 'popovertarget'],
]

/** The attributes that have an address, apart from those of links. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'poster', 'data', 'usemap']

type Attributes = Record<string, string>

/** Returns the text of a page as a part of the document: without what needs a script, and with ids of its own. */
export function articleOf(document: Parsed, at: Place): string {
  const article = DomUtils.findOne(({ name }) => name === 'article', document.children)
  if (!article) return ''
  const useless = ({ name, attribs }: { name: string; attribs: Attributes }) =>
    name === 'script' || name === 'button' || (attribs.class ?? '').split(' ').includes('toc-fold')
  for (const element of DomUtils.findAll(useless, article.children)) DomUtils.removeElement(element)
  for (const { name, attribs } of DomUtils.findAll(() => true, article.children)) {
    if (name === 'details') openFold(attribs)
    renameIds(name, attribs, at.place)
    const addressed = name === 'a' || name === 'area' ? printLink : printAddress
    for (const key of ADDRESSES) {
      if (attribs[key] !== undefined) attribs[key] = addressed(attribs[key], at)
    }
    if (attribs.srcset !== undefined)
      attribs.srcset = mapSrcSet(attribs.srcset, (url) => printAddress(url, at))
  }
  return DomUtils.getInnerHTML(article)
}

/** Of the folds with one name, browsers leave only the first open. */
function openFold(attributes: Attributes): void {
  delete attributes.name
  attributes.open = ''
}

function renameIds(element: string, attributes: Attributes, place: string): void {
  const own = element === 'map' ? ['id', 'name'] : ['id']
  for (const key of own) {
    if (attributes[key] !== undefined) attributes[key] = `${place}-${attributes[key]}`
  }
  for (const [key, value] of Object.entries(attributes)) {
    attributes[key] = IDS.includes(key)
      ? value.replace(/\S+/g, (id) => `${place}-${id}`)
      : value.replace(/(\burl\(\s*["']?#)/g, `$1${place}-`)
  }
}

/** Returns the address of an image or of a part of one, relative to the host. */
function printAddress(address: string, { path, place, url }: Place): string {
  if (address.startsWith('#')) return `#${place}-${address.slice(1)}`
  if (isExternal(address) || !URL.canParse(address, url + path)) return address
  const { origin, pathname, search, hash } = new URL(address, url + path)
  return origin === new URL(url).origin ? pathname + search + hash : address
}

function printLink(href: string, { path, places, url }: Place): string {
  if (isExternal(href) || !URL.canParse(href, url + path)) return href
  const target = new URL(href, url + path)
  const place = target.origin === new URL(url).origin ? places.get(target.pathname) : undefined
  if (place === undefined) return target.href
  return target.hash === '' ? `#${place}` : `#${place}-${target.hash.slice(1)}`
}
