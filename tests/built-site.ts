import { serve } from './docs-cli'
import { ensureInstalled } from './installed'
import { builtSite, type SiteName, startArguments } from './sites'

/** Builds a site if it has changed. @returns its output folder. */
export async function ensureBuilt(name: SiteName): Promise<string> {
  await ensureInstalled(name)
  const server = await serve(startArguments(name))
  await server.stop()
  return builtSite(name)
}
