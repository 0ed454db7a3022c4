import type { SiteConfig } from '../config/types'
import { type Problem, SiteError } from '../diagnostics/problem'

/**
 * What the dev server was started with cannot change under it. The locales come before the base path, which
 * is another one in each of them.
 * @throws SiteError that names the key.
 */
export function checkRestart(old: SiteConfig, config: SiteConfig): void {
  const key = changedKey(old, config)
  if (key !== undefined) throw new SiteError(restartNeeded(key))
}

function changedKey(old: SiteConfig, { baseUrl, i18n }: SiteConfig): string | undefined {
  if (i18n.defaultLocale !== old.i18n.defaultLocale) return 'i18n.defaultLocale'
  if (i18n.locales.join() !== old.i18n.locales.join()) return 'i18n.locales'
  const pathOf = ({ localeConfigs }: SiteConfig['i18n'], code: string) => localeConfigs[code]?.path
  const moved = i18n.locales.find((code) => pathOf(i18n, code) !== pathOf(old.i18n, code))
  if (moved !== undefined) return `i18n.localeConfigs.${moved}.path`
  return baseUrl === old.baseUrl ? undefined : 'baseUrl'
}

export function restartNeeded(key: string): Problem {
  return {
    what: `The key \`${key}\` of the configuration has changed; the dev server still uses the old value.`,
    file: 'site.config.ts',
    expected: 'the value with which the server was started',
    received: 'another value',
    hint: 'Stop the dev server and start it again.',
  }
}
