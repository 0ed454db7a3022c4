import { join } from 'pathe'
import { writeWhole } from '../cache/paths'
import { textAt } from '../content/files'
import { parseJson } from '../content/versions/version-names'
import type { Translation } from '../site/languages'
import { loadLocale, loadSite } from '../site/setup'
import { findUntranslated } from '../site/theme-words'

export interface WrittenWords {
  /** Relative to the site's root. */
  file: string
  count: number
}

/**
 * Adds the words of the theme that a language of a site lacks to its `theme.json`, in English. What is there stays.
 * @throws SiteError, SiteProblems if the configuration or a file of words is malformed.
 */
export async function writeMissingWords(folder: string): Promise<WrittenWords[]> {
  const site = await loadSite(folder, 'development')
  const { defaultLocale, locales } = site.config.i18n
  const written: WrittenWords[] = []
  for (const code of new Set([defaultLocale, ...locales])) {
    const { root, config } = code === defaultLocale ? site : await loadLocale(site, code)
    const { file, texts } = findUntranslated(root, config)
    const count = Object.values(texts).reduce((sum, part) => sum + Object.keys(part ?? {}).length, 0)
    if (count === 0) continue
    await writeWhole(join(root, file), `${JSON.stringify(merge(textAt(root, file), texts), null, 2)}\n`)
    written.push({ file, count })
  }
  return written
}

function merge(text: string | undefined, added: Translation): Translation {
  const parsed = parseJson(text ?? '{}')
  const own = 'value' in parsed ? (parsed.value as Translation) : {}
  const parts = Object.entries(added).map(([part, texts]) => [part, { ...own[part], ...texts }])
  return { ...own, ...Object.fromEntries(parts) }
}
