import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the names of the features of an engine, which are those of their folders. */
export function featureNames(engine: string): string[] {
  const entries = readdirSync(join(engine, 'features'), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}
