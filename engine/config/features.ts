import type { Problem } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { describe } from '../diagnostics/words'
import type { Feature } from '../feature'
import { type Checked, check, type Finding } from './findings'
import { indexOfFeature, keyLine, type Origin } from './key-lines'
import { findingProblem, repeatedFeature } from './problems'
import { optionFixOf } from './refused-keys'
import type { CheckedFeature } from './types'

/**
 * Checks the options of all features, and that each is in the list once.
 * @throws SiteProblems with everything that is wrong.
 */
export function checkFeatures(features: readonly Feature[], origin: Origin): CheckedFeature[] {
  const repeated = features.flatMap(({ name }, index) =>
    features.findIndex((other) => other.name === name) < index
      ? [repeatedFeature(name, { file: origin.file, line: keyLine(origin.source, ['features', index]) })]
      : [],
  )
  const checked = features.map((feature) => ({ feature, options: checkOptions(feature) }))
  const rejected = checked.flatMap(({ feature, options }) =>
    options.ok ? [] : options.findings.map((finding) => featureProblem(feature.name, finding, origin)),
  )
  const problems = [...repeated, ...rejected]
  if (problems.length > 0) throw new SiteProblems(problems)
  return checked.flatMap(({ feature, options }) => (options.ok ? [withOptions(feature, options.value)] : []))
}

/** Returns a feature with the options that it has where an author writes none. */
export function withStandardOptions(feature: Feature): CheckedFeature {
  const options = checkOptions(feature)
  if (!options.ok) throw new Error(`The feature ${feature.name} needs options.`)
  return withOptions(feature, options.value)
}

function checkOptions({ schema, options }: Feature): Checked<unknown> {
  return schema ? check(schema, options) : { ok: true, value: options }
}

function withOptions({ schema: _, ...feature }: Feature, options: unknown): CheckedFeature {
  return { ...feature, options }
}

/** The path of a finding is one in the options. */
function featureProblem(name: string, finding: Finding, { file, source, input }: Origin): Problem {
  const line = keyLine(source, ['features', indexOfFeature(input, name), ...finding.path])
  const problem = findingProblem(finding, `the feature ${describe(name)}`, file, line)
  const hint = optionFixOf(name, finding)
  return hint === undefined ? problem : { ...problem, hint }
}
