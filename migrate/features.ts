import { check, type Finding } from 'docwright/kit/data'
import { configFindings, FACTORIES } from 'docwright/kit/taken-over'
import { isTree, type Tree } from './tree'

/** A converted configuration, whose features are still keys of it, such as `blog`. */
export interface SplitConfig {
  own: Tree
  /** The options of features, by the name under which a site imports them. */
  features: [name: string, options: Tree][]
}

/** Splits a configuration into its own keys, and those that become features. */
export function splitFeatures(config: Tree): SplitConfig {
  const entries = Object.entries(config)
  const ofFeatures = entries.flatMap(([name, options]) =>
    definitionOf(name) && isTree(options) ? [[name, options] as [string, Tree]] : [],
  )
  const names = ofFeatures.map(([name]) => name)
  return {
    own: Object.fromEntries(entries.filter(([key]) => !names.includes(key))),
    features: ofFeatures,
  }
}

/** Returns what is wrong with a configuration whose features are keys of it. */
export function findingsOf(config: Tree): Finding[] {
  const { own, features } = splitFeatures(config)
  const ofFeatures = features.flatMap(([name, options]) => {
    const schema = definitionOf(name)?.schema
    const checked = schema && check(schema, options)
    return !checked || checked.ok
      ? []
      : checked.findings.map((finding) => ({ ...finding, path: [name, ...finding.path] }))
  })
  return [...configFindings(own), ...ofFeatures]
}

function definitionOf(name: string) {
  const made = Object.entries(FACTORIES).find(([key]) => key === name)?.[1]
  return made && 'definition' in made ? made.definition : undefined
}
