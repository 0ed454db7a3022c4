import type { Server } from 'node:http'
import { SiteError } from '../diagnostics/problem'
import { portBusy } from './problems'

export interface RunningServer {
  /** URL of the home page. */
  url: string
  close(): Promise<void>
}

/**
 * Starts listening on all addresses of this machine, or on one. Port 0 picks a free port.
 * @throws SiteError if the port is in use.
 */
export function listen(
  server: Server,
  port: number,
  basePath: string,
  host?: string,
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SiteError(portBusy(port)) : error)
    })
    server.listen({ port, host }, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address !== null ? address.port : port
      resolve({ url: `http://localhost:${actual}${basePath}`, close: () => close(server) })
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
