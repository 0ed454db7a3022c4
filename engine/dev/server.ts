import { createServer as createHttpServer, type Server } from 'node:http'
import { join, relative } from 'pathe'
import { escapePath } from 'tinyglobby'
import {
  createServer,
  type DepOptimizationOptions,
  mergeConfig,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite'
import { featureFolders, findIslands } from '../bundle/islands'
import { packageOfEngine } from '../bundle/packages'
import { viteConfig } from '../bundle/vite-config'
import { ENGINE_ROOT } from '../cache/paths'
import { startError } from '../render/load-errors'
import { listen, type RunningServer } from '../serve/listen'
import { outsideFolders, type SiteSetup } from '../site/setup'
import { type CheckWatch, createCheckWatch } from './check-watch'
import { createDevEdits } from './edits'
import { createDevEngine, type DevEngine } from './engine-script'
import { serveLocales } from './locale-servers'
import { createDevLocales } from './locales'
import { handlePages } from './pages'
import { admit } from './requests'
import { createDevSession, type OpenSession } from './session'
import type { DevSite } from './site'
import { watchSite } from './watch'

export interface DevOptions {
  folder: string
  /** 0 picks a free port. */
  port: number
  cache?: string
}

/** Not reachable from other machines, since drafts and sources are only for the author. */
const THIS_MACHINE = '127.0.0.1'

/** CommonJS packages, which browsers cannot import directly. */
const COMMONJS = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime']

/**
 * Starts the dev server, which always serves the current files. Each locale has a server of its own behind
 * it.
 * @throws SiteError, SiteProblems if the configuration is invalid, or the port is in use.
 */
export async function startDevServer({ folder, port, cache }: DevOptions): Promise<RunningServer> {
  const session = createDevSession()
  const locales = await createDevLocales(folder, cache, session)
  const http = createHttpServer()
  const checks = createCheckWatch(locales.main)
  const engine = createDevEngine()
  const servers = await serveLocales(locales, async (site) => {
    const vite = await createVite(site, http, engine, { checks, session })
    if (site === locales.main) checks.watch(vite.watcher)
    return vite
  })
  http.on('request', (request, response) => {
    if (admit(request, response)) servers.answer(request, response)
  })
  http.on('upgrade', (request, socket, head) => {
    servers.whenStarted(request, () => http.emit('upgrade', request, socket, head))
  })
  const { baseUrl } = locales.main.setup.config
  const running = await listen(http, port, baseUrl, THIS_MACHINE).catch(async (error) => {
    checks.stop()
    await servers.close()
    throw error
  })
  return {
    url: running.url,
    async close() {
      checks.stop()
      await session.close()
      await servers.close()
      await running.close()
    },
  }
}

async function createVite(
  site: DevSite,
  http: Server,
  engine: DevEngine,
  { checks, session }: { checks: CheckWatch; session: OpenSession },
): Promise<ViteDevServer> {
  const vite = await createServer({
    ...mergeConfig(viteConfig(site.setup, site), { plugins: [engine.plugin()] }),
    optimizeDeps: await choosePackages(site.setup),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { strict: true, allow: listServedFolders(site.setup) },
    },
  }).catch((error: unknown) => {
    throw startError(error, site.setup.root)
  })
  await waitForPackages(vite)
  const edits = createDevEdits(vite)
  vite.middlewares.use(handlePages({ site, vite, checks }, edits))
  watchSite(site, vite, edits, engine)
  checks.onChange(edits.announce)
  session.onAnnounced(edits.announce)
  return vite
}

/** Returns the packages that Vite bundles, since browsers load no CommonJS: React, and those of the site's islands. */
async function choosePackages(setup: SiteSetup): Promise<DepOptimizationOptions> {
  const { root } = setup
  const islands = (await findIslands(setup)).filter(({ id }) => id.startsWith('site/'))
  const entries = islands.map(({ file }) => escapePath(relative(root, file)))
  const include = COMMONJS.map((name) => packageOfEngine(name, root))
  return { noDiscovery: entries.length === 0, entries, include }
}

/**
 * Resolves once Vite has bundled the packages. A module served earlier would refer to them by URLs that Vite then
 * rejects, on every visit.
 */
async function waitForPackages({ environments }: ViteDevServer): Promise<void> {
  const bundled = environments.client.depsOptimizer?.metadata.discovered ?? {}
  await Promise.all(Object.values(bundled).map(({ processing }) => processing))
}

/** Returns the folders from which pages may load files: the project's own, and its packages. */
function listServedFolders(setup: SiteSetup): string[] {
  const { root } = setup
  const outside = [...outsideFolders(setup), ...featureFolders(setup)].map((folder) => join(root, folder))
  return [searchForWorkspaceRoot(root), searchForWorkspaceRoot(ENGINE_ROOT), ...outside]
}
