import { z } from 'zod'
import { SiteProblems } from '../diagnostics/reporter'
import { check } from './findings'
import { keyLine, originsOf, rememberOrigin } from './key-lines'
import { localeBase } from './locales'
import { findingProblem } from './problems'
import type { SiteConfig } from './types'
import { validateConfig } from './validate'

/** What a locale may say in its own words; the rest of the configuration is that of the whole site. */
const localeOverrides = z.strictObject({
  title: z.unknown().optional(),
  tagline: z.unknown().optional(),
  themeConfig: z.record(z.string(), z.unknown()).optional(),
})

/** A locale's module of configuration. */
export interface ConfigModule {
  /** Its default export. */
  value: unknown
  /** Relative to the site's root. */
  file: string
  text: string
}

/** The configuration of a locale that has no words of its own: the site's, at the locale's own base path. */
export function configOfLocale(config: SiteConfig, code: string): SiteConfig {
  const own = { ...config, baseUrl: localeBase(config, code), i18n: { ...config.i18n, currentLocale: code } }
  return rememberOrigin(own, ...originsOf(config))
}

/**
 * The configuration of a locale with its own words over the site's: objects key by key, lists as a whole.
 * @throws SiteProblems that name the locale's file for all that is wrong in it.
 */
export function translatedConfig(
  site: SiteConfig,
  { value, file, text }: ConfigModule,
  code: string,
): SiteConfig {
  const checked = check(localeOverrides, value)
  if (!checked.ok) {
    const owner = 'the configuration of a locale'
    throw new SiteProblems(
      checked.findings.map((finding) => findingProblem(finding, owner, file, keyLine(text, finding.path))),
    )
  }
  const [origin] = originsOf(site)
  const merged = validateConfig(merge(origin?.input, value), file, text)
  const own = { file, source: text, input: value }
  return rememberOrigin(configOfLocale(merged, code), ...originsOf(site), own)
}

function merge(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isObject(below) || !isObject(above)) return above
  const keys = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries([...keys].map((key) => [key, merge(below[key], above[key])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
