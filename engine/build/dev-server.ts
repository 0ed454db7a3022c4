import { createServer as createHttpServer } from 'node:http'
import { createServer, searchForWorkspaceRoot } from 'vite'
import { handlePages } from './dev-pages'
import { createDevSite } from './dev-site'
import { watchSite } from './dev-watch'
import { listen, type RunningServer } from './listen'
import { ENGINE_ROOT } from './paths'
import { viteConfig } from './vite-config'

export interface DevOptions {
  folder: string
  /** 0 picks a free one. */
  port: number
  cache?: string
}

/** Drafts and sources are for the author alone. */
const THIS_MACHINE = '127.0.0.1'

/** What the browser cannot import as it is. */
const COMMONJS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']

/**
 * The author's server: every request sees the files as they are.
 * @throws SiteError, SiteProblems for a configuration that cannot be used, or a port in use.
 */
export async function startDevServer({ folder, port, cache }: DevOptions): Promise<RunningServer> {
  const site = await createDevSite(folder, cache)
  const http = createHttpServer()
  const vite = await createServer({
    ...viteConfig(site.setup, site),
    optimizeDeps: { noDiscovery: true, include: COMMONJS },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { strict: true, allow: servedFolders(site.root) },
    },
  })
  vite.middlewares.use(handlePages(site, vite))
  watchSite(site, vite)
  http.on('request', vite.middlewares)
  const running = await listen(http, port, site.setup.config.baseUrl, THIS_MACHINE).catch(async (error) => {
    await vite.close()
    throw error
  })
  return {
    url: running.url,
    async close() {
      await vite.close()
      await running.close()
    },
  }
}

/** The files that pages may ask for: the project's own, and the packages it stands on. */
function servedFolders(root: string): string[] {
  return [searchForWorkspaceRoot(root), searchForWorkspaceRoot(ENGINE_ROOT)]
}
