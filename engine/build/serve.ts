import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { noBuild } from '../errors/catalog-build'
import { SiteError } from '../errors/problem'
import { listen, type RunningServer } from './listen'
import { redirectFor } from './redirect'

export interface ServeOptions {
  /** The built site. */
  folder: string
  /** Starts and ends with a slash. */
  basePath: string
  /** 0 picks a free one. */
  port: number
}

/**
 * Serves a built site as a static host would, and redirects to clean paths.
 * @throws SiteError where there is no site, or the port is in use.
 */
export async function serveSite({ folder, basePath, port }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new SiteError(noBuild(folder))
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders })
  const notFound = readFileSync(join(folder, '404.html'))
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const target = redirectFor(url, basePath)
    if (target !== undefined) return redirect(response, target)
    if (!url.startsWith(basePath) || isFileOnly(url, basePath)) return sendNotFound(response, notFound)
    request.url = `/${url.slice(basePath.length)}`
    files(request, response, () => sendNotFound(response, notFound))
  })
  return listen(server, port, basePath)
}

/** Files that are pages under another address, or under none. */
function isFileOnly(url: string, basePath: string): boolean {
  return [`${basePath}404`, `${basePath}index`].includes(url.replace(/[?#].*$/, ''))
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end()
}

function sendNotFound(response: ServerResponse, page: Buffer): void {
  response
    .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(page)
}

/** What is named by its content never changes; everything else is asked for again. */
function setHeaders(response: ServerResponse, path: string): void {
  const immutable = path.startsWith('/assets/')
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8')
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
}
