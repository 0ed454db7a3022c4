import { existsSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { CONFIG_FILE, TRANSLATIONS } from 'docwright/kit/site-folder'
import { join } from 'pathe'
import { fit, type Loss, lossesOf } from '../fit'
import type { Converted, NewFile, OldSite } from '../old-site'
import { printLocale, printModule } from '../print'
import { notOverwritten } from '../problems'
import { difference } from '../translations'
import { type Tree, treeOf, withoutDropped } from '../tree'
import { loadVitePressConfig, type OldPages, readPages } from './load'
import { inLocale, type OldLocale, readLocales } from './locales'
import { translateSidebars } from './sidebars'
import { surveyVitePress } from './survey'
import { convertedConfig } from './translate'

const SIDEBARS = 'sidebars.ts'

/** @param from The file of its configuration. */
export async function convertVitePress({ root }: OldSite, from: string): Promise<Converted> {
  const old = await loadVitePressConfig(root, from)
  const pages = readPages(root, old)
  const locales = readLocales(old)
  const config = fit(convertedConfig(old, pages, locales))
  const sidebars = locales.map((locale) => ({ locale, sidebars: sidebarsOf(old, pages, locale) }))
  const files = [
    ...sidebars.flatMap(({ locale, sidebars }) => sidebarFile(locale, sidebars)),
    ...locales.slice(1).flatMap((locale) => {
      const own = fit(convertedConfig(old, pages, locales, locale))
      return localeFile(locale, config, own)
    }),
  ]
  const isThere = ({ file }: NewFile) => existsSync(join(root, file))
  const kept: Problem[] = files.filter(isThere).map(({ file }) => notOverwritten(file))
  return {
    from,
    config,
    files: files.filter((file) => !isThere(file)),
    losses: sidebars.flatMap(({ sidebars }): Loss[] => lossesOf(sidebars, 'sidebars')),
    problems: [...surveyVitePress(root, pages, locales), ...kept],
  }
}

function sidebarsOf(old: Tree, pages: OldPages, locale: OldLocale): Tree {
  return translateSidebars(treeOf(inLocale(old, locale).themeConfig).sidebar, { pages, locale })
}

function sidebarFile(locale: OldLocale, sidebars: Tree): NewFile[] {
  if (Object.keys(sidebars).length === 0) return []
  const head = ["/** @type {import('docwright').SidebarsConfig} */"]
  return [{ file: join(folderOf(locale), SIDEBARS), text: printModule(head, sidebars) }]
}

/** What a language says itself in its configuration. */
function localeFile(locale: OldLocale, common: Tree, own: Tree): NewFile[] {
  const wordsOf = ({ title, tagline, themeConfig }: Tree) => withoutDropped({ title, tagline, themeConfig })
  const words = difference(wordsOf(common), wordsOf(own))
  if (words === undefined) return []
  return [{ file: join(folderOf(locale), CONFIG_FILE), text: printLocale(treeOf(words)) }]
}

function folderOf({ folder }: OldLocale): string {
  return folder === '' ? '' : `${TRANSLATIONS}/${folder}`
}
