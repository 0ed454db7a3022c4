import { type KeyPath, keyLine } from './key-lines'
import type { SiteConfig } from './types'

interface Origin {
  file: string
  source: string
}

const origins = new WeakMap<SiteConfig, Origin>()

/** Remembers where a configuration was written, for errors that show only when the content is known. */
export function rememberOrigin(config: SiteConfig, origin: Origin): SiteConfig {
  origins.set(config, origin)
  return config
}

/** File and line of a key of a configuration; nothing for one that was not read from a file. */
export function placeInConfig(config: SiteConfig, path: KeyPath): { file: string; line: number } | undefined {
  const origin = origins.get(config)
  return origin && { file: origin.file, line: keyLine(origin.source, path) }
}
