import { type KeyPath, keyLine, valueAt } from './key-lines'
import type { SiteConfig } from './types'

/** A file of configuration. */
export interface Origin {
  /** Relative to the site's root. */
  file: string
  /** Its text. */
  source: string
  /** What it exports. */
  input: unknown
}

const origins = new WeakMap<SiteConfig, Origin[]>()

/** Remembers where a configuration was written, for errors that show only when the content is known. Later files win. */
export function rememberOrigin(config: SiteConfig, ...files: Origin[]): SiteConfig {
  origins.set(config, files)
  return config
}

export function originsOf(config: SiteConfig): Origin[] {
  return origins.get(config) ?? []
}

/** File and line of a key of a configuration; nothing for one that was not read from a file. */
export function placeInConfig(config: SiteConfig, path: KeyPath): { file: string; line: number } | undefined {
  const files = originsOf(config)
  const origin = files.findLast(({ input }) => valueAt(input, path) !== undefined) ?? files[0]
  return origin && { file: origin.file, line: keyLine(origin.source, path) }
}
