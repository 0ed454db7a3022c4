import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

type Handler<Rest extends unknown[]> = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => Promise<void>

/**
 * Wraps a handler: its errors are logged in one line and answered with 500. Unhandled, they would end the
 * server.
 */
export function guardHandler<Rest extends unknown[]>(handle: Handler<Rest>) {
  return (request: Connect.IncomingMessage, response: ServerResponse, ...rest: Rest): void => {
    request.originalUrl ??= request.url
    handle(request, response, ...rest).catch((error: unknown) => sendFailure(error, request, response))
  }
}

/**
 * Closes a file when the request for it ends. A response that waits behind another one on its connection is never told
 * that the connection is gone, and its request may have ended before the file was opened.
 */
export function closeWithRequest(file: { destroy(): unknown }, request: IncomingMessage): void {
  if (request.destroyed || request.socket.destroyed) file.destroy()
  else request.once('close', () => file.destroy())
}

export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
}

function sendFailure(
  error: unknown,
  { method, originalUrl }: Connect.IncomingMessage,
  response: ServerResponse,
): void {
  const [reason] = String(error).split('\n')
  console.error(`error: ${method} ${originalUrl}: ${reason}`)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' })
      .end('Internal Server Error')
}
