import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MockServerOptions } from '@search-docs/mock-server'
import {
  type RunningServer,
  startMockServer,
} from '@search-docs/mock-server/node'
import { build, createServer, preview } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

export interface Example {
  /** Ends with a slash. */
  url: string
  /**
   * Handles the application's requests. Its switches can be changed while
   * it runs.
   */
  mock: RunningServer
  close(): Promise<void>
}

interface ServeOptions extends MockServerOptions {
  /** A free one by default. */
  port?: number
  /** Serves the built application instead of its sources. */
  built?: boolean
}

// #region serve
/** Starts the mock server, and the application in front of it. */
export async function serveExample({
  port = 0,
  built = false,
  ...options
}: ServeOptions = {}): Promise<Example> {
  const mock = await startMockServer({ signedIn: false, ...options })
  process.env.SEARCH_SERVER = mock.url
  const app = await (built ? serveBuilt(port) : serveSources(port))
  return {
    url: app.resolvedUrls?.local[0] ?? '',
    mock,
    async close() {
      await Promise.all([app.close(), mock.close()])
    },
  }
}
// #endregion

async function serveSources(port: number) {
  return (await createServer({ root, server: { port } })).listen()
}

async function serveBuilt(port: number) {
  // Several may be served at a time.
  const outDir = await mkdtemp(join(tmpdir(), 'search-app-'))
  const options = { root, build: { outDir, emptyOutDir: true } }
  await build({ ...options, mode: 'production', logLevel: 'warn' })
  const server = await preview({ ...options, preview: { port } })
  server.httpServer.once('close', () =>
    rm(outDir, { recursive: true, force: true }),
  )
  return server
}
