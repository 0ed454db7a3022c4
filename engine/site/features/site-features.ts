import { readFileSync } from 'node:fs'
import { hash } from '../../cache/hash'
import { withStandardOptions } from '../../config/features'
import { locationOfOption } from '../../config/key-lines'
import type { CheckedFeature, SiteConfig } from '../../config/types'
import { SiteError } from '../../diagnostics/problem'
import { nearest } from '../../diagnostics/words'
import { type Feature, without } from '../../feature'
import { ALL_FEATURES, DEFAULT_FEATURES } from '../../features/defaults'
import { notBeside, notStandard } from '../problems'
import { type Hooks, htmlParts } from './hooks'
import { ownCode } from './own-code'

/**
 * Returns the features of a site in the order in which their hooks run: the standard ones, each as the site names it, then
 * the others; those that name another one are beside it.
 * @throws SiteError for one that is left out although it is not standard, and for one beside a feature that nobody has.
 */
export function featuresOf(config: SiteConfig): CheckedFeature[] {
  const standard = DEFAULT_FEATURES.map(({ name }) => name)
  const isStandard = ({ name }: CheckedFeature) => standard.includes(name)
  const wrong = config.features.find((feature) => feature.isLeftOut && !isStandard(feature))
  if (wrong) {
    const location = locationOfOption(config, wrong.name, [])
    throw new SiteError(notStandard(wrong.name, standard, nearest(wrong.name, standard), location))
  }
  const features = [
    ...DEFAULT_FEATURES.map(
      (feature) => config.features.find(({ name }) => name === feature.name) ?? withStandardOptions(feature),
    ),
    ...config.features.filter((feature) => !isStandard(feature)),
  ]
  return features.reduce((ordered, feature) => place(feature, ordered, config), features)
}

/** Returns features with one of them right before or after the one that it names, if the site has that. */
function place(
  feature: CheckedFeature,
  features: readonly CheckedFeature[],
  config: SiteConfig,
): CheckedFeature[] {
  const beside = feature.before ?? feature.after
  const others = features.filter((other) => other !== feature)
  const index = others.findIndex(({ name }) => name === beside)
  const known = [...ALL_FEATURES, ...others].map(({ name }) => name)
  if (beside !== undefined && !known.includes(beside)) {
    const location = locationOfOption(config, feature.name, [])
    throw new SiteError(notBeside(feature.name, beside, nearest(beside, known), location))
  }
  if (index === -1) return [...features]
  return others.toSpliced(feature.before === undefined ? index + 1 : index, 0, feature)
}

/** What stands for the features of a site, and for its plugins, in the keys of caches. */
export interface FeaturesKey {
  featuresKey: string
  /** False if own code of the site, which runs while pages are made, may give another result although no file changes. */
  isStable: boolean
}

/**
 * Returns what stands for a site's features in the keys of caches: their options, and the site's own code among them. The
 * engine's own has a version, which is in every key.
 * @param files Absolute paths of the files that the configuration consists of.
 */
export function featuresKey(config: SiteConfig, hooks: Hooks, files: readonly string[]): FeaturesKey {
  const own = config.features.filter(({ setup }) => !isOfEngine(setup))
  // Their functions run while a page is made, with a result that is in no key.
  const running = [...hooks.collect, ...hooks.markdown, ...htmlParts(hooks)]
  const inPages = new Set(running.map(({ feature }) => feature))
  let runsInPages = config.markdown.plugins !== undefined || own.some(({ name }) => inPages.has(name))
  const options = JSON.stringify(
    config.features.map(({ name, isLeftOut, before, after, options }) => [
      name,
      isLeftOut,
      before,
      after,
      options,
    ]),
    (_, value: unknown) => {
      runsInPages ||= typeof value === 'function'
      return value
    },
  )
  if (!runsInPages && own.length === 0) return { featuresKey: hash(options), isStable: true }
  const sorted = [...files].sort()
  const code = runsInPages ? ownCode(sorted) : ''
  return {
    featuresKey: hash(options, ...sorted.map((file) => readFileSync(file)), code ?? ''),
    isStable: code !== undefined,
  }
}

const OF_ENGINE = new Set([...ALL_FEATURES, without('')].map(({ setup }) => setup))

/** True for the function of a feature that the engine has, not the site. */
export function isOfEngine(setup: Feature['setup']): boolean {
  return OF_ENGINE.has(setup)
}

/** Returns the names of the features that are the site's own, or those of its packages. */
export function ownFeatures({ features }: Pick<SiteConfig, 'features'>): ReadonlySet<string> {
  return new Set(features.filter(({ setup }) => !isOfEngine(setup)).map(({ name }) => name))
}
