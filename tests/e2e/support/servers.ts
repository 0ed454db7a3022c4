import { type Server, serve, stopAll } from '../../docs-cli'
import { type SiteName, siteCache, sites, startArguments } from '../../sites'

export type ServedMode = 'dev' | 'build'

/** The servers of one run. Each starts when a test first requests it, and is shared by all tests. */
export class Servers {
  readonly #started = new Map<string, Promise<Server>>()

  get(name: SiteName, mode: ServedMode): Promise<Server> {
    const key = `${mode} ${name}`
    const server = this.#started.get(key) ?? start(name, mode)
    this.#started.set(key, server)
    return server
  }

  /** Stops those that are still starting, too. */
  stop(): Promise<void> {
    return stopAll()
  }
}

function start(name: SiteName, mode: ServedMode): Promise<Server> {
  return serve(mode === 'dev' ? devArguments(name) : startArguments(name))
}

function devArguments(name: SiteName): string[] {
  return ['dev', sites[name].folder, '--port', '0', '--cache', siteCache(name)]
}
