import { translateHead } from '../head'
import { relativePath } from '../load-config'
import { asList, Dropped, isTree, type Tree, treeOf } from '../tree'
import type { OldPages } from './load'
import { inLocale, type OldLocale, translateLocales } from './locales'
import { editAddress, translateTheme } from './theme'

/** Returns a configuration of VitePress in this engine's form, in one language. The schema may still reject some keys. */
export function convertedConfig(
  config: Tree,
  pages: OldPages,
  locales: readonly [OldLocale, ...OldLocale[]],
  locale: OldLocale = locales[0],
): Tree {
  const { title = 'VitePress', description, base, head, ...others } = inLocale(config, locale)
  const { srcDir, srcExclude, lastUpdated, ignoreDeadLinks, markdown, sitemap, ...more } = others
  const { lang, locales: _, cleanUrls, themeConfig, appearance, vite, vue, ...rest } = more
  const isTranslated = locales.length > 1
  const baseUrl = typeof base === 'string' ? `/${base}/`.replace(/\/{2,}/g, '/') : '/'
  const { math, ...ownMarkdown } = treeOf(markdown)
  const theme = { title, appearance, themeConfig }
  return {
    title,
    ...(typeof description === 'string' ? { tagline: description } : {}),
    url: originOf(treeOf(sitemap).hostname),
    baseUrl,
    ...rest,
    ...leftOut({ vite, vue }),
    ...translateTags(head, baseUrl),
    ...(isTranslated || lang !== undefined ? { i18n: translateLocales(locales) } : {}),
    docs: {
      path: pages.folder,
      numberPrefixParser: false,
      showLastUpdateTime: Boolean(lastUpdated),
      ...excluded(pages, srcExclude, isTranslated),
      ...editAddress(treeOf(themeConfig).editLink, pages.folder),
    },
    ...(ignoreDeadLinks ? { onBrokenLinks: 'warn' } : {}),
    markdown: { headingIds: 'vitepress', ...ownMarkdown },
    ...(math ? { math: {} } : {}),
    themeConfig: translateTheme(theme, { pages, locale }, isTranslated),
  }
}

/** Parts of other programs, whose values may be functions of packages that are not installed. */
function leftOut({ vite, vue }: Tree): Tree {
  return {
    ...(vite === undefined
      ? {}
      : { vite: new Dropped('write what the site needs anew: see docs/extending.md') }),
    ...(vue === undefined ? {} : { vue: new Dropped('components are in React here') }),
  }
}

function originOf(hostname: unknown): unknown {
  return typeof hostname === 'string' && URL.canParse(hostname) ? new URL(hostname).origin : hostname
}

/** What is moved into the folder of a language is no page of the default one. */
function excluded({ folder }: OldPages, srcExclude: unknown, isTranslated: boolean): Tree {
  const patterns = [...asList(srcExclude), ...(isTranslated && folder === '.' ? ['i18n/**'] : [])]
  return patterns.length > 0 ? { exclude: patterns } : {}
}

/** The icon is a key of its own. */
function translateTags(head: unknown, baseUrl: string): Tree {
  const tags = asList(head).filter(Array.isArray)
  const icon = tags.find(([tag, attributes]) => tag === 'link' && isOwnIcon(treeOf(attributes)))
  const headTags = tags
    .filter((tag) => tag !== icon)
    .map(([tagName, attributes, innerHTML]) => ({
      tagName,
      ...(isTree(attributes) ? { attributes } : {}),
      ...(innerHTML === undefined ? {} : { innerHTML }),
    }))
  const own = translateHead({ headTags, scripts: undefined, stylesheets: undefined })
  return {
    ...(icon === undefined ? {} : { favicon: belowBase(String(treeOf(icon[1]).href), baseUrl) }),
    ...(own.length > 0 ? { head: own } : {}),
  }
}

function isOwnIcon({ rel, href }: Tree): boolean {
  return /^(?:shortcut )?icon$/.test(String(rel)) && typeof href === 'string' && /^\/(?!\/)/.test(href)
}

function belowBase(path: string, baseUrl: string): string {
  return relativePath('/', path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1))
}
