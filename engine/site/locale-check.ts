import { readdirSync } from 'node:fs'
import { join } from 'pathe'
import { TRANSLATIONS } from '../content/layers'
import { isListing } from '../content/routes'
import type { Content } from '../content/types'
import type { Reporter } from '../diagnostics/reporter'
import { THEME_WORDS } from './file-names'
import { routeOfLocale, unknownLocaleFolder } from './problems'
import type { SiteSetup } from './setup'

/**
 * Reports unknown locale folders, and pages at the paths of other locales. Runs for the default locale only.
 */
export function checkLocales(
  { root, layers, config }: SiteSetup,
  content: Pick<Content, 'byRoute'>,
  reporter: Reporter,
): void {
  if (layers.own !== undefined) return
  const { locales, localeConfigs, defaultLocale } = config.i18n
  const paths = locales.map((code) => localeConfigs[code]?.path ?? '').filter((path) => path !== '')
  for (const name of foldersIn(join(root, TRANSLATIONS))) {
    const isKnown =
      paths.some((path) => path.split('/')[0] === name) || hasOnlyWords(name, defaultLocale, root)
    if (!isKnown)
      reporter.report(
        'warn',
        unknownLocaleFolder(`${TRANSLATIONS}/${name}`, name, name === defaultLocale, paths),
      )
  }
  for (const [route, entry] of content.byRoute) {
    const taken = paths.find((path) => `${route}/`.startsWith(`/${path}/`))
    const file = isListing(entry) ? undefined : entry.path
    if (taken !== undefined) reporter.report('throw', routeOfLocale(route, `/${taken}/`, file))
  }
}

/** The default locale's folder may contain the theme's words and nothing else. */
function hasOnlyWords(name: string, defaultLocale: string, root: string): boolean {
  return (
    name === defaultLocale &&
    readdirSync(join(root, TRANSLATIONS, name)).every((file) => file === THEME_WORDS)
  )
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
