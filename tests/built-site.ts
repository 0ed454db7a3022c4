import { serve } from './docs-cli'
import { builtSite, type SiteName, startArguments } from './sites'

const built = new Map<SiteName, Promise<string>>()

/** Builds a site if it has changed since the last run: no test edits it. @returns its output folder. */
export function ensureBuilt(name: SiteName): Promise<string> {
  const known = built.get(name) ?? buildIfChanged(name)
  built.set(name, known)
  return known
}

async function buildIfChanged(name: SiteName): Promise<string> {
  const server = await serve(startArguments(name))
  await server.stop()
  return builtSite(name)
}
