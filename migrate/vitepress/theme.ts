import { isExternal } from 'docwright/kit/hrefs'
import { belowStatic, textOf } from '../theme'
import { asList, Dropped, isTree, type Tree, treeOf } from '../tree'
import { type LinkContext, targetOf } from './links'

/** Returns the configuration of the theme. Unknown keys stay, and are dropped later. */
export function translateTheme(config: Tree, context: LinkContext, isTranslated: boolean): Tree {
  const { title, appearance } = config
  const {
    nav,
    sidebar: _,
    logo,
    logoLink,
    siteTitle,
    socialLinks,
    footer,
    outline,
    ...others
  } = treeOf(config.themeConfig)
  const { editLink, search, algolia, ...rest } = others
  const isOwnSearch = treeOf(search).provider !== 'local'
  return {
    ...rest,
    ...(search === undefined || !isOwnSearch ? {} : { search }),
    ...(algolia === undefined ? {} : { algolia }),
    colorMode: colorMode(appearance),
    navbar: {
      title: siteTitle === false ? '' : (siteTitle ?? title ?? ''),
      ...(logo === undefined ? {} : { logo: { ...logoOf(logo), ...linkOfLogo(logoLink, context) } }),
      items: [
        ...asList(nav).map((item) => navItem(item, context)),
        ...(isTranslated ? [{ type: 'localeDropdown' }] : []),
        ...asList(socialLinks).map(socialLink),
      ],
    },
    ...footerOf(treeOf(footer)),
    tableOfContents: levelsOf(outline),
  }
}

function colorMode(appearance: unknown): Tree {
  return {
    ...(/dark/.test(String(appearance)) ? { defaultMode: 'dark' } : {}),
    ...(appearance === false || /force/.test(String(appearance)) ? { disableSwitch: true } : {}),
    ...(appearance === undefined || appearance === true || appearance === 'force-auto'
      ? { respectPrefersColorScheme: true }
      : {}),
  }
}

function logoOf(logo: unknown): Tree {
  if (!isTree(logo)) return { src: belowStatic(logo) }
  const { src, light, dark, alt } = logo
  return {
    src: belowStatic(src ?? light),
    ...(dark === undefined ? {} : { srcDark: belowStatic(dark) }),
    ...(alt === undefined ? {} : { alt }),
  }
}

function linkOfLogo(logoLink: unknown, context: LinkContext): Tree {
  const { link, target } = isTree(logoLink) ? logoLink : { link: logoLink, target: undefined }
  if (typeof link !== 'string') return {}
  return { href: Object.values(targetOf(link, context))[0], ...(target === undefined ? {} : { target }) }
}

function navItem(item: unknown, context: LinkContext): unknown {
  const { text, link, items, component, ...rest } = treeOf(item)
  const label = typeof text === 'string' ? textOf(text) : ''
  if (Array.isArray(items))
    return { type: 'dropdown', label, items: items.flatMap((inner) => menuItems(inner, context)), ...rest }
  if (typeof link !== 'string')
    return new Dropped(
      'a component or a function makes it, and neither runs here',
      label || String(component),
    )
  return { label, ...targetOf(link, context), ...rest }
}

/** A menu has no groups here. */
function menuItems(item: unknown, context: LinkContext): unknown[] {
  const { items } = treeOf(item)
  return Array.isArray(items) ? items.flatMap((inner) => menuItems(inner, context)) : [navItem(item, context)]
}

/** Names that are not those of their icons with a capital. */
const NETWORKS: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  npm: 'npm',
}

function socialLink(written: unknown): Tree {
  const { icon, link, ariaLabel } = treeOf(written)
  const name = typeof icon === 'string' ? icon : ''
  const host = URL.canParse(String(link)) ? new URL(String(link)).host : 'Link'
  const label = ariaLabel ?? NETWORKS[name] ?? (name === '' ? host : name[0]?.toUpperCase() + name.slice(1))
  return { label, href: link }
}

function footerOf({ message, copyright }: Tree): Tree {
  const html = [message, copyright].filter((part) => typeof part === 'string')
  return html.length === 0 ? {} : { footer: { html: html.map((part) => `<div>${part}</div>`).join('') } }
}

/** By default, VitePress lists the headings of the second level alone. */
function levelsOf(outline: unknown): unknown {
  const level = isTree(outline) ? outline.level : outline
  if (level === false)
    return new Dropped('write `hide_table_of_contents` into the front matter of pages', 'outline')
  const [min, max = min] = level === 'deep' ? [2, 6] : asList(level ?? 2)
  return { minHeadingLevel: min, maxHeadingLevel: max }
}

/** Returns the prefix of edit links, which a page's file follows. */
export function editAddress(editLink: unknown, folder: string): Tree {
  const { pattern } = treeOf(editLink)
  if (pattern === undefined) return {}
  const ending = folder === '.' ? '/:path' : `/${folder}/:path`
  const isPrefix = typeof pattern === 'string' && pattern.endsWith(ending) && isExternal(pattern)
  const reason = 'the edit link of a page is a URL followed by the path of its file'
  return { editUrl: isPrefix ? pattern.slice(0, -ending.length) : new Dropped(reason, 'editLink') }
}
