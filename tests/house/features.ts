import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { modulesWith } from './sources'

export interface FeatureThread {
  feature: string
  /** Number of sources outside the feature's folder that name it. */
  named: number
  /** Paths of these sources. */
  by: string
}

/** Returns the names of the features of an engine, which are those of their folders. */
export function featureNames(engine: string): string[] {
  const entries = readdirSync(join(engine, 'features'), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}

/** Returns for each feature which sources outside its folder name it: `page-menu`, `pageMenu`. */
export function featureThreads(engine: string): FeatureThread[] {
  return featureNames(engine).map((feature) => {
    const camelCase = feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    const spellings = new RegExp(`\\b(?:${feature}|${camelCase})(?![a-z])`)
    const modules = modulesWith(engine, spellings).filter((path) => !path.startsWith(`features/${feature}/`))
    return { feature, named: modules.length, by: modules.join(', ') }
  })
}
