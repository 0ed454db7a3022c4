import { serve } from './docs-cli'
import { builtSite, startArguments } from './sites'

/** The folder of our own site, built where it has changed. */
export async function builtOwnSite(): Promise<string> {
  const server = await serve(startArguments('website'))
  await server.stop()
  return builtSite('website')
}
