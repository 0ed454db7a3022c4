import { existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'pathe'
import sirv, { type RequestHandler } from 'sirv'
import { glob } from 'tinyglobby'
import { SiteError } from '../diagnostics/problem'
import { SEARCH_FILE } from '../page/site'
import { listen, type RunningServer } from './listen'
import { type NotFoundFiles, readNotFound, sendNotFound } from './not-found-reply'
import { noBuild } from './problems'
import { baseOf, redirectFor } from './redirect'
import { guarded, limitRange } from './request-guard'

export interface ServeOptions {
  /** Folder of the built site. */
  folder: string
  /** Starts and ends with a slash. */
  basePath: string
  /** 0 picks a free port. */
  port: number
}

/**
 * Serves a built site like a static host, with redirects to clean paths. Picks up later builds immediately.
 * @throws SiteError if there is no site, or the port is in use.
 */
export async function serveSite({ folder, basePath, port }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new SiteError(noBuild(folder))
  const current = latestBuild(folder, basePath)
  await current()
  const answer = guarded(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const { locales, files } = await current()
    const url = request.url ?? '/'
    const own = baseOf(url, [...locales.keys()]) ?? basePath
    const missing = () =>
      sendNotFound(response, locales.get(own) ?? new Map(), request.headers['accept-encoding'])
    const target = redirectFor(url, own)
    if (target !== undefined) return redirect(response, target)
    if (!url.startsWith(basePath) || isFileOnly(url, own)) return missing()
    request.url = `/${url.slice(basePath.length)}`
    limitRange(request)
    // A later build removes earlier files, possibly one that is being sent.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    files(request, response, missing)
  })
  return listen(createServer(answer), port, basePath)
}

interface BuiltSite {
  locales: ReadonlyMap<string, NotFoundFiles>
  files: RequestHandler
}

/** Returns the current build. Builds replace the folder rather than change it. */
function latestBuild(folder: string, basePath: string): () => Promise<BuiltSite> {
  let known = inodeOf(folder)
  let site = openBuild(folder, basePath)
  return () => {
    const now = inodeOf(folder)
    if (now !== undefined && now !== known) {
      const last = site
      known = now
      site = openBuild(folder, basePath).catch(() => last)
    }
    return site
  }
}

/** Reads the folder again if a build replaced it in the meantime. */
async function openBuild(folder: string, basePath: string): Promise<BuiltSite> {
  const inode = inodeOf(folder)
  try {
    return await readBuild(folder, basePath)
  } catch (error) {
    if (inodeOf(folder) === inode) throw error
    return openBuild(folder, basePath)
  }
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino
}

async function readBuild(folder: string, basePath: string): Promise<BuiltSite> {
  const locales = await findLocales(folder, basePath)
  const hashed = [...locales.keys()].map((base) => `/${base.slice(basePath.length)}assets/`)
  const isHashed = (path: string) => hashed.some((start) => path.startsWith(start)) && !SEARCH_FILE.test(path)
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => setHeaders(response, path, isHashed(path)),
  })
  return { locales, files }
}

/** Returns the not-found pages of all locales, by base path. Each locale's folder has both files. */
async function findLocales(folder: string, basePath: string): Promise<Map<string, NotFoundFiles>> {
  const lists = await glob('**/llms.txt', { cwd: folder })
  const folders = lists.map((file) => file.slice(0, -'llms.txt'.length)).sort()
  const sites = ['', ...folders].filter((path) => existsSync(join(folder, path, '404.html')))
  return new Map(sites.map((path) => [basePath + path, readNotFound(join(folder, path))]))
}

/** True for files that are pages under another URL, or not reachable at all. */
function isFileOnly(url: string, basePath: string): boolean {
  return [`${basePath}404`, `${basePath}index`].includes(url.replace(/[?#].*$/, ''))
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end()
}

/** Files named by their content never change; all others must be revalidated. */
function setHeaders(response: ServerResponse, path: string, immutable: boolean): void {
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  // Sandboxed frames have no origin, so all their requests are cross-origin.
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8')
  if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8')
}
