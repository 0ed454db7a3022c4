import { fileOfHref, isExternal } from 'docwright/kit/hrefs'
import { describe } from 'docwright/kit/wording'
import { asList, Dropped, isTree, type Tree, treeOf } from './tree'

/**
 * Returns the theme's configuration in this engine's form. Unknown keys stay, and are dropped later.
 * @param sets The ids of the sets of docs.
 */
export function translateTheme(theme: Tree, title: unknown, sets: readonly string[]): Tree {
  const { prism, navbar, footer, image, announcementBar: _, ...rest } = theme
  const {
    additionalLanguages,
    theme: light,
    darkTheme,
    defaultLanguage,
    magicComments,
    ...unknown
  } = treeOf(prism)
  return {
    ...rest,
    ...(prism === undefined ? {} : { prism: unknown }),
    ...(image === undefined ? {} : { image: belowStatic(image) }),
    navbar: translateNavbar(treeOf(navbar), sets),
    ...(isTree(footer) ? { footer: translateFooter(footer, title) } : {}),
  }
}

/** Returns what is a feature here: options by name. */
export function featuresOfTheme({ announcementBar, navbar }: Tree): Tree {
  return {
    ...(isTree(announcementBar) ? { announcement: announcementBar } : {}),
    ...(treeOf(navbar).hideOnScroll === true ? { hideOnScroll: {} } : {}),
  }
}

function translateNavbar({ hideOnScroll: _, ...navbar }: Tree, sets: readonly string[]): Tree {
  const items = asList(navbar.items).map((item) => translateItem(item, sets))
  return { ...navbar, ...logoOf(navbar), items }
}

function logoOf({ logo }: Tree): Tree {
  if (!isTree(logo)) return {}
  const { srcDark } = logo
  const dark = srcDark === undefined ? {} : { srcDark: belowStatic(srcDark) }
  return { logo: { ...logo, src: belowStatic(logo.src), ...dark } }
}

/** Returns a path below `static`, without the leading slash that Docusaurus also accepts. */
export function belowStatic(path: unknown): unknown {
  return typeof path === 'string' ? path.replace(/^\//, '') : path
}

const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']

/** What leads to a set of docs that is not taken over is left out. Search is no item here. */
function translateItem(item: unknown, sets: readonly string[]): unknown {
  if (!isTree(item)) return item
  if (item.type === 'search')
    return new Dropped('every site has search, at the end of the navbar', "type 'search'")
  const { docsPluginId, ...own } = item
  if (docsPluginId === undefined) return translateOwn(own, sets)
  const isKnown = sets.length === 0 ? docsPluginId === 'default' : sets.includes(String(docsPluginId))
  if (isKnown) return translateOwn(sets.length > 1 ? { ...own, set: docsPluginId } : own, sets)
  return new Dropped(
    `it leads to the docs ${describe(docsPluginId)}, which no plugin here has`,
    describe(item.label ?? item.type),
  )
}

/** The text of HTML, since labels are texts here. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Docusaurus shows the `html` of a link in place of its label. */
function labelled(item: Tree): Tree {
  const { html, ...others } = item
  const text = item.type === 'html' || typeof html !== 'string' ? '' : textOf(html)
  return text === '' ? item : { label: text, ...others }
}

function translateOwn(written: Tree, sets: readonly string[]): Tree {
  const item = labelled(written)
  const { 'aria-label': spoken, title: hint, ...rest } = translateLink(item)
  const isIcon = rest.label === undefined && spoken !== undefined && rest.className !== undefined
  const label = isIcon ? undefined : (rest.label ?? spoken ?? hint)
  const lists = LISTS.filter((key) => Array.isArray(item[key])).map(
    (key) => [key, asList(item[key]).map((inner) => translateItem(inner, sets))] as const,
  )
  const isDropdown = item.type === undefined && Array.isArray(item.items)
  return {
    ...(isDropdown ? { type: 'dropdown' } : {}),
    ...rest,
    ...(isIcon ? { 'aria-label': spoken } : {}),
    ...(label === undefined ? {} : { label }),
    ...Object.fromEntries(lists),
  }
}

/** Routes begin with a slash, and external URLs have a key of their own. */
function translateLink({ to, href, ...item }: Tree): Tree {
  const target = to ?? href
  if (typeof target !== 'string') return item
  if (isExternal(target) && fileOfHref(target) === undefined) return { ...item, href: target }
  return { ...item, to: isExternal(target) || target.startsWith('/') ? target : `/${target}` }
}

/** Columns must have a heading here, so links without one get the site's title. HTML goes below the columns. */
function translateFooter({ copyright, ...footer }: Tree, title: unknown): Tree {
  const links = asList(footer.links)
  const isFlat = links.length > 0 && !links.some((column) => Array.isArray(treeOf(column).items))
  const columns = isFlat ? [{ title, items: links }] : links
  const html = [...columns.flatMap((column) => asList(treeOf(column).items)).map(htmlOf), copyright]
    .filter((part) => typeof part === 'string')
    .map((part) => `<div>${part.trim().replaceAll(/\s+/g, ' ')}</div>`)
  return {
    ...footer,
    links: columns.filter(hasLinks).map((column) => ({
      ...treeOf(column),
      title: treeOf(column).title ?? title,
      items: asList(treeOf(column).items)
        .filter((item) => htmlOf(item) === undefined)
        .map((item) => (isTree(item) ? translateFooterLink(item) : item)),
    })),
    ...(html.length > 0 ? { html: html.join('') } : {}),
  }
}

/** False for a column of nothing but HTML, which goes below the columns. */
function hasLinks(column: unknown): boolean {
  const items = asList(treeOf(column).items)
  return items.length === 0 || items.some((item) => htmlOf(item) === undefined)
}

function htmlOf(item: unknown): unknown {
  return treeOf(item).html
}

/** Footer links have no type here, though Docusaurus accepts one. */
function translateFooterLink({ type, ...item }: Tree): Tree {
  return translateLink(item)
}
