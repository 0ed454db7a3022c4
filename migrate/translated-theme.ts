import type { Messages } from './messages'
import { asList, isTree, type Tree, treeOf } from './tree'

/** The files of Docusaurus with the words of the navbar and the footer in one language. */
export interface ThemeMessages {
  navbar: Messages
  footer: Messages
}

/** Returns a configuration of Docusaurus with the words of its theme in another language. */
export function translatedTheme(config: Tree, { navbar, footer }: ThemeMessages): Tree {
  const theme = treeOf(config.themeConfig)
  return {
    ...config,
    themeConfig: {
      ...theme,
      ...(isTree(theme.navbar) ? { navbar: navbarIn(theme.navbar, navbar) } : {}),
      ...(isTree(theme.footer) ? { footer: footerIn(theme.footer, footer) } : {}),
    },
  }
}

function navbarIn(bar: Tree, words: Messages): Tree {
  return {
    ...bar,
    ...said(bar, 'title', words.take('title')),
    ...logoIn(bar, words),
    ...(bar.items === undefined
      ? {}
      : { items: asList(bar.items).map((item) => itemIn(item, 'item.label', words)) }),
  }
}

function footerIn(footer: Tree, words: Messages): Tree {
  const links = asList(footer.links).map((entry) => {
    return isTree(entry)
      ? {
          ...treeOf(itemIn(entry, 'link.item.label', words)),
          ...said(entry, 'title', words.take(`link.title.${entry.title}`)),
        }
      : entry
  })
  return {
    ...footer,
    ...(footer.links === undefined ? {} : { links }),
    ...said(footer, 'copyright', words.take('copyright')),
    ...logoIn(footer, words),
  }
}

function logoIn({ logo }: Tree, words: Messages): Tree {
  return isTree(logo) ? { logo: { ...logo, ...said(logo, 'alt', words.take('logo.alt')) } } : {}
}

function itemIn(item: unknown, prefix: string, words: Messages): unknown {
  if (!isTree(item)) return item
  const { label, items } = item
  return {
    ...item,
    ...(label === undefined ? {} : said(item, 'label', words.take(`${prefix}.${label}`))),
    ...(Array.isArray(items) ? { items: items.map((inner) => itemIn(inner, prefix, words)) } : {}),
  }
}

/** Replaces words that are there. */
function said(owner: Tree, key: string, text: string | undefined): Tree {
  return owner[key] === undefined || text === undefined ? {} : { [key]: text }
}
