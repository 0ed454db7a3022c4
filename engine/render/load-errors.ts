import { locateThrow } from '../diagnostics/locate-throw'
import { SiteError } from '../diagnostics/problem'
import { islandModuleFailed, vitePluginFailed } from './problems'

/**
 * Returns the error for what the theme could not be loaded for. Each of its modules goes through the plugins of the site; what
 * Vite's own say is no mistake of theirs.
 */
export function entryError(error: unknown, root: string): unknown {
  if (!(error instanceof Error && 'plugin' in error) || error instanceof SiteError) return error
  const plugin = String(error.plugin)
  if (plugin.startsWith('vite:')) return error
  return new SiteError(vitePluginFailed(plugin, locateThrow(error, root), error), { cause: error })
}

/** Returns the error for what Vite could not start for: a plugin of the site, if its code is in the stack. */
export function startError(error: unknown, root: string): unknown {
  const location = error instanceof SiteError ? undefined : locateThrow(error, root)
  return location ? new SiteError(vitePluginFailed(undefined, location, error), { cause: error }) : error
}

/** An island that fails on import is not registered yet, so only the stack names it. */
export function islandModuleError(error: unknown, root: string): unknown {
  const location = error instanceof SiteError ? undefined : locateThrow(error, root)
  return location ? new SiteError(islandModuleFailed(location, error), { cause: error }) : error
}
