import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { join } from 'pathe'
import type { SiteConfig } from '../config/types'
import { SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import type { Command, Tool } from '../feature'
import { ALL_FEATURES } from '../features/defaults'
import { featuresOf } from '../site/features/site-features'
import { CONFIG_FILE } from '../site/file-names'
import { loadSite } from '../site/setup'
import { isOwnCommand, optionsOf } from './usage'

/** The commands that features add, by name. */
export type FeatureCommands = ReadonlyMap<string, Command>

/** The commands of the engine's features, whether a site has them or not. */
export const ENGINE_COMMANDS: FeatureCommands = commandsOf(ALL_FEATURES)

/**
 * Returns the commands that a command line may name. Those of a site's own features are looked up only for a word that the
 * engine does not know, or for help, since the site has to be loaded for them.
 * @throws SiteError, SiteProblems if the configuration of the site is invalid, except for help.
 */
export async function commandsFor(args: string[]): Promise<FeatureCommands> {
  const options = optionsOf(ENGINE_COMMANDS)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false })
  const [word = 'help', folder = '.'] = positionals
  const isKnown = isOwnCommand(word) || ENGINE_COMMANDS.has(word)
  if (isKnown || !existsSync(join(folder, CONFIG_FILE))) return ENGINE_COMMANDS
  const cache = typeof values.cache === 'string' ? values.cache : undefined
  const own = await commandsIn(folder, cache).catch((error: unknown) => {
    if (word === 'help' && (error instanceof SiteError || error instanceof SiteProblems))
      return ENGINE_COMMANDS
    throw error
  })
  return new Map([...own, ...ENGINE_COMMANDS])
}

/** Returns what the features of a site let programs ask. */
export function toolsOf(config: SiteConfig): ReadonlyMap<string, Tool> {
  return new Map(featuresOf(config).flatMap(({ tools = {} }) => Object.entries(tools)))
}

async function commandsIn(folder: string, cache: string | undefined): Promise<FeatureCommands> {
  const { config } = await loadSite(folder, 'production', cache)
  return commandsOf(config.features)
}

function commandsOf(features: readonly { commands?: Readonly<Record<string, Command>> }[]): FeatureCommands {
  return new Map(features.flatMap(({ commands = {} }) => Object.entries(commands)))
}
