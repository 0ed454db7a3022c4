import { existsSync } from 'node:fs'
import { join, relative } from 'pathe'
import type { I18nConfig } from '../config/types'

/** Folder of the site's translations, with a subfolder for each locale except the default one. */
export const TRANSLATIONS = 'i18n'

/**
 * Where the files of one locale are, as absolute paths. A file in the locale's `own` folder replaces the one with the
 * same path below the root; the default locale has no folder of its own.
 */
export interface Layers {
  root: string
  own?: string
}

export function siteLayers(root: string, i18n: I18nConfig): Layers {
  const own = localeFolder(i18n)
  return own === undefined ? { root } : { root, own: join(root, own) }
}

/** Returns the current locale's folder, relative to the site's root: `i18n/fr`. */
export function localeFolder(i18n: Pick<I18nConfig, 'currentLocale' | 'localeConfigs'>): string | undefined {
  const path = i18n.localeConfigs[i18n.currentLocale]?.path ?? ''
  return path === '' ? undefined : `${TRANSLATIONS}/${path}`
}

/** Returns the absolute path of a file in the current locale: its translation, or else `file` itself. */
export function fileInLocale(file: string, { root, own }: Layers): string {
  if (own === undefined || !isBelow(file, root) || isBelow(file, own)) return file
  const translated = own + file.slice(root.length)
  return existsSync(translated) ? translated : file
}

/** Like `fileInLocale`, for a path relative to the site's root: `docs/a.mdx` may give `i18n/fr/docs/a.mdx`. */
export function pathInLocale(path: string, layers: Layers): string {
  const { root } = layers
  return relative(root, fileInLocale(join(root, path), layers))
}

/** Returns the absolute path below the site's root that a locale's file translates: the inverse of `fileInLocale`. */
export function commonFile(file: string, { root, own }: Layers): string {
  return own !== undefined && isBelow(file, own) ? root + file.slice(own.length) : file
}

/** Like `commonFile`, for a path relative to the site's root: `i18n/fr/docs/a.mdx` gives `docs/a.mdx`. */
export function commonPath(path: string, i18n: Pick<I18nConfig, 'currentLocale' | 'localeConfigs'>): string {
  const own = localeFolder(i18n)
  return own !== undefined && isBelow(path, own) ? path.slice(own.length + 1) : path
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}
