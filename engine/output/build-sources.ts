import { isAbsolute, join } from 'pathe'
import { ENGINE_ROOT } from '../cache/paths'
import { listWatchedPaths } from '../site/features/hooks'
import { ownCode } from '../site/features/own-code'
import { ownFeatures } from '../site/features/site-features'
import { outsideFolders, type SiteSetup } from '../site/setup'
import type { BuildSources, BuiltLocale } from './build'
import type { Models } from './locales'

/** Returns what a finished build has read, so that the next one can tell whether anything has changed. */
export function describeSources(models: Models, locales: readonly BuiltLocale[]): BuildSources {
  const [{ setup }] = models
  const paths = models.flatMap(({ setup: { modules, hooks }, links }) => [
    ...modules,
    ...links.fenceFiles,
    ...links.assets.values(),
    ...[...outsideFolders(setup), ...listWatchedPaths(hooks)].map((folder) => join(setup.root, folder)),
  ])
  const all = new Set([...paths, ...locales.flatMap(({ modules }) => modules)])
  return {
    outside: [...all].filter((path) => isOutside(path, setup)).sort(),
    isStable:
      models.every((model) => runsStableCode(model.setup)) && locales.every(({ isStable }) => isStable),
  }
}

/** Packages and the engine have versions, and modules that are no files have no absolute path. */
function isOutside(path: string, { root }: SiteSetup): boolean {
  if (!isAbsolute(path)) return false
  return !path.startsWith(`${root}/`) && !path.startsWith(ENGINE_ROOT) && !path.includes('/node_modules/')
}

/** What plugins of the bundler read is not known, unless they are the engine's. */
function runsStableCode({ isStable, modules, hooks, config }: SiteSetup): boolean {
  const own = ownFeatures(config)
  const hasPlugins =
    config.vite?.plugins !== undefined ||
    hooks.vite.some(({ feature, args: [{ plugins }] }) => plugins !== undefined && own.has(feature))
  return isStable && !hasPlugins && ownCode([...modules]) !== undefined
}
