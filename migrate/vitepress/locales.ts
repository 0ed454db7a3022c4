import { isTree, type Tree, treeOf } from '../tree'

/** A language of a site of VitePress. */
export interface OldLocale {
  code: string
  /** Its folder among the pages; empty for the default language, which has none. */
  folder: string
  /** What the language says in place of the configuration of the site. */
  own: Tree
}

/** VitePress says so if a site names no language. */
const DEFAULT_LANGUAGE = 'en-US'

/** Returns the languages of a site, the default one first. */
export function readLocales(config: Tree): [OldLocale, ...OldLocale[]] {
  const { root, ...others } = treeOf(config.locales)
  const own = treeOf(root)
  const code = String(own.lang ?? config.lang ?? DEFAULT_LANGUAGE)
  return [
    { code, folder: '', own },
    ...Object.entries(others)
      .filter((entry): entry is [string, Tree] => isTree(entry[1]))
      .map(([folder, locale]) => ({ code: codeOf(folder, locale), folder, own: locale })),
  ]
}

/** The folder of a language usually has its code. Otherwise, the folder is its path. */
function codeOf(folder: string, { lang }: Tree): string {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(folder) ? folder : String(lang ?? folder)
}

export function translateLocales(locales: readonly OldLocale[]): Tree {
  const configs = locales.flatMap(({ code, folder, own: { label, lang } }) => {
    const own = {
      ...(typeof label === 'string' ? { label } : {}),
      ...(typeof lang === 'string' && lang !== code ? { htmlLang: lang } : {}),
      ...(folder !== '' && folder !== code ? { path: folder } : {}),
    }
    return Object.keys(own).length > 0 ? [[code, own] as const] : []
  })
  return {
    defaultLocale: locales[0]?.code,
    locales: locales.map(({ code }) => code),
    ...(configs.length > 0 ? { localeConfigs: Object.fromEntries(configs) } : {}),
  }
}

/** Returns the configuration of VitePress in one language. */
export function inLocale(config: Tree, { own }: OldLocale): Tree {
  const { label, lang, link, dir, themeConfig, ...others } = own
  return {
    ...config,
    ...others,
    themeConfig: { ...treeOf(config.themeConfig), ...treeOf(themeConfig) },
  }
}
