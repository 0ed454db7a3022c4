import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { baseOf } from '../serve/redirect'
import type { DevLocales } from './locales'
import { errorDocument } from './overlay'
import type { DevSite } from './site'
import { findEditedPart, whenWritten } from './watch'

export interface LocaleServers {
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Calls back after starting the server of the requested locale, if it is not running. */
  whenStarted(request: IncomingMessage, then: () => void): void
  close(): Promise<void>
}

/** Creates one Vite server per locale: the default one now, the others on their first request. */
export async function serveLocales(
  locales: DevLocales,
  create: (site: DevSite) => Promise<ViteDevServer>,
): Promise<LocaleServers> {
  const { main, bases } = locales
  const { baseUrl } = main.setup.config
  const first = await create(main)
  const started = new Map([[baseUrl, Promise.resolve(first)]])
  const baseAt = ({ url = '/' }: IncomingMessage) => baseOf(url, bases) ?? baseUrl
  const start = (base: string): Promise<ViteDevServer> => {
    const known = started.get(base)
    if (known) return known
    const server = locales.at(base).then(create)
    started.set(base, server)
    server.catch(() => started.delete(base))
    return server
  }
  /** Locales without a server do not notice edits themselves. */
  const invalidate = async (file: string): Promise<void> => {
    await whenWritten(file)
    for (const base of bases.filter((base) => !started.has(base))) {
      const site = await locales.at(base).catch(ignore)
      site?.invalidate(findEditedPart(file, site.setup) === 'configuration')
    }
  }
  if (bases.length > 1) first.watcher.on('all', (_, file) => void invalidate(file))
  return {
    answer(request, response) {
      const base = baseAt(request)
      if (base === baseUrl) return first.middlewares(request, response)
      start(base).then(
        ({ middlewares }) => middlewares(request, response),
        (error) => sendError(response, errorDocument(error, baseUrl)),
      )
    },
    whenStarted(request, then) {
      const base = baseAt(request)
      if (!started.has(base)) start(base).then(then, ignore)
    },
    async close() {
      const settled = await Promise.allSettled(started.values())
      await Promise.all(settled.map((result) => result.status === 'fulfilled' && result.value.close()))
    },
  }
}

function sendError(response: ServerResponse, html: string): void {
  response
    .writeHead(500, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(html)
}

/** The next request reports the error. */
function ignore(): void {}
