import { z } from 'zod'
import { SiteProblems } from '../diagnostics/reporter'
import type { Feature } from '../feature'
import { check } from './findings'
import { keyLine, originsOf, rememberOrigin } from './key-lines'
import { localeBase } from './locales'
import { featureOfOneLocale, findingProblem } from './problems'
import { featureList } from './schemas/features'
import type { SiteConfig } from './types'
import { validateConfig } from './validate'

/** What a locale may say in its own words; the rest of the configuration is that of the whole site. */
const localeOverrides = z.strictObject({
  title: z.unknown().optional(),
  tagline: z.unknown().optional(),
  themeConfig: z.record(z.string(), z.unknown()).optional(),
  features: featureList.optional(),
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
export function translateConfig(
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
  const { features, ...words } = checked.value
  checkNames(features, site, file, text)
  const input = merge(origin?.input, words)
  const whole = isObject(input) ? { ...input, features: mergeFeatures(input.features, features) } : input
  const merged = validateConfig(whole, file, text, value)
  const own = { file, source: text, input: value }
  return rememberOrigin(configOfLocale(merged, code), ...originsOf(site), own)
}

/** @throws SiteProblems for a feature that the whole site does not have. */
function checkNames(features: readonly Feature[] = [], site: SiteConfig, file: string, text: string): void {
  const names = site.features.map(({ name }) => name)
  const strange = features.flatMap(({ name }, index) => (names.includes(name) ? [] : [{ name, index }]))
  if (strange.length > 0)
    throw new SiteProblems(
      strange.map(({ name, index }) =>
        featureOfOneLocale(name, names, { file, line: keyLine(text, ['features', index]) }),
      ),
    )
}

/** The features of the site, with the options that a locale has in its own words. */
function mergeFeatures(below: unknown, above: readonly Feature[] = []): unknown {
  if (!Array.isArray(below)) return below
  return below.map((feature) => {
    const own = above.find(({ name }) => name === feature.name)
    return own ? { ...feature, options: merge(feature.options, own.options) } : feature
  })
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
