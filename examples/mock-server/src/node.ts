import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMockServer, type MockServer, type MockServerOptions } from './index'
import { BROWSER_COOKIE, browserOf } from './session'

export interface RunningServer extends MockServer {
  /** `http://localhost:4100`. */
  url: string
  close(): Promise<void>
}

/** Serves the mock over HTTP, on a free port by default. */
export async function startMockServer({
  port = 0,
  ...options
}: MockServerOptions & { port?: number } = {}): Promise<RunningServer> {
  const mock = createMockServer(options)
  const http = createServer((incoming, outgoing) => {
    respond(mock, incoming, outgoing).catch((error: unknown) => {
      // What no `Request` can be made of, such as TRACE or a GET with a body.
      outgoing.writeHead(400, { 'Content-Type': 'text/plain' }).end(`No browser sends this request. ${error}`)
    })
  })
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, 'localhost', resolve))
  const { port: used } = http.address() as AddressInfo
  return {
    ...mock,
    url: `http://localhost:${used}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

async function respond(mock: MockServer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ])
  const isNew = browserOf(new Headers(headers)) === ''
  const cookie = `${BROWSER_COOKIE}=${randomUUID()}`
  if (isNew) headers.push(['cookie', cookie])
  const response = await mock.fetch(new URL(url, 'http://localhost'), { method, headers, body })
  if (isNew) outgoing.setHeader('set-cookie', `${cookie}; Path=/; HttpOnly; SameSite=Lax`)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
