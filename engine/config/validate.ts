import { SiteProblems } from '../diagnostics/reporter'
import { ENGLISH } from '../page/words'
import { checkConfig } from './docs-sets'
import { checkFeatures } from './features'
import type { Finding } from './findings'
import { hostFindings } from './host-findings'
import { keyLine, rememberOrigin } from './key-lines'
import { localeConfigs, localeFindings } from './locales'
import { findingProblem } from './problems'
import { fixOf } from './refused-keys'
import type { SiteConfig } from './types'

/**
 * Checks the default export of `site.config.ts` and fills in the defaults.
 * @param file For the messages, as are `source` (its text) and `written`: what it exports, if `input` has more.
 * @throws SiteProblems with everything that is wrong.
 */
export function validateConfig(input: unknown, file: string, source: string, written = input): SiteConfig {
  const checked = checkConfig(input)
  const ofHosts = hostFindings(input)
  if (!checked.ok) throw problemsOf([...checked.findings, ...ofHosts], file, source, input)
  const { i18n, ...config } = checked.value
  const locales = { ...i18n, currentLocale: i18n.defaultLocale, localeConfigs: localeConfigs(i18n) }
  const findings = [...localeFindings(i18n, locales.localeConfigs), ...ofHosts]
  if (findings.length > 0) throw problemsOf(findings, file, source, input)
  const features = checkFeatures(config.features, { file, source, input: written })
  const filled = { ...config, features }
  return rememberOrigin({ ...filled, i18n: locales, words: ENGLISH }, { file, source, input })
}

/** Returns what `validateConfig` would reject. */
export function configFindings(input: unknown): Finding[] {
  const checked = checkConfig(input)
  const ofHosts = hostFindings(input)
  if (!checked.ok) return [...checked.findings, ...ofHosts]
  const { i18n } = checked.value
  return [...localeFindings(i18n, localeConfigs(i18n)), ...ofHosts]
}

function problemsOf(findings: Finding[], file: string, source: string, input: unknown): SiteProblems {
  return new SiteProblems(
    findings.map((finding) => {
      const problem = findingProblem(finding, 'the configuration', file, keyLine(source, finding.path))
      const hint = fixOf(finding, input)
      return hint === undefined ? problem : { ...problem, hint }
    }),
  )
}
