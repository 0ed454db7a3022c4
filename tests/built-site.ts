import { serve } from './docs-cli'
import { ensureInstalled } from './installed'
import { builtSite, type SiteName, startArguments } from './sites'

/** Builds a site where it has changed. @returns the folder of its output. */
export async function ensureBuilt(name: SiteName): Promise<string> {
  await ensureInstalled(name)
  const server = await serve(startArguments(name))
  await server.stop()
  return builtSite(name)
}
