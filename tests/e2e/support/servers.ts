import { type Server, serve } from '../../docs-cli'
import { builtSite, type SiteName, siteCache, sites } from './sites'

export type ServedMode = 'dev' | 'build'

/** The servers of one run: each starts when a test first asks for it, and all tests share it. */
export class Servers {
  readonly #started = new Map<string, Promise<Server>>()

  get(name: SiteName, mode: ServedMode): Promise<Server> {
    const key = `${mode} ${name}`
    const server = this.#started.get(key) ?? serve(commandOf(name, mode))
    this.#started.set(key, server)
    return server
  }

  async stop(): Promise<void> {
    const ended = [...this.#started.values()].map(async (server) => (await server).stop())
    await Promise.allSettled(ended)
  }
}

function commandOf(name: SiteName, mode: ServedMode): string[] {
  const { folder, base } = sites[name]
  if (mode === 'build') return ['serve', builtSite(name), '--port', '0', '--base', base]
  return ['dev', folder, '--port', '0', '--cache', siteCache(name)]
}
