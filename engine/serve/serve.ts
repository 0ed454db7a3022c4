import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { splitUrl } from '../page/href'
import { HASHED } from '../page/site'
import { isFile } from '../site/public-files'
import { listen, type RunningServer } from './listen'
import { noBuild } from './problems'
import { redirectFor } from './redirect'
import { guardHandler, refuseMethod } from './request-guard'
import { sendFile } from './send-file'
import { localeOf, siteFile } from './site-file'

export interface ServeOptions {
  /** Folder of the built site. */
  folder: string
  /** Starts and ends with a slash. */
  basePath: string
  /** 0 picks a free port. */
  port: number
}

const NOT_FOUND = '404.html'

const REVALIDATE = 'no-cache'
const FOREVER = 'public, max-age=31536000, immutable'

/** @throws SiteError if there is no built site in the folder. */
export function requireBuild(folder: string): void {
  if (!hasBuild(folder)) throw new SiteError(noBuild(folder))
}

/**
 * Serves a built site like a static host, with redirects to clean paths. Each request looks at the disk, so that a later
 * build is served as soon as it is there. The folder may be missing for the moment in which a build replaces another.
 * @throws SiteError if the port is in use.
 */
export async function serveSite({ folder, basePath, port }: ServeOptions): Promise<RunningServer> {
  const answer = guardHandler(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const url = request.url ?? '/'
    const locale = localeOf(url, folder, basePath)
    const target = redirectFor(url, locale)
    if (target !== undefined) return redirect(response, target)
    const file = isFileOnly(url, locale) ? undefined : siteFile(url, folder, basePath)
    const isSent =
      file !== undefined && (await sendFile(request, response, file, cacheControlOf(url, locale)))
    if (!isSent) await sendNotFound(request, response, join(folder, locale.slice(basePath.length)))
  })
  return listen(createServer(answer), port, basePath)
}

/** True for a folder of a site or a locale. A site may have no home page, but every build writes this page. */
function hasBuild(folder: string): boolean {
  return isFile(join(folder, NOT_FOUND))
}

/** True for files that are pages under another URL, or not reachable at all. */
function isFileOnly(url: string, basePath: string): boolean {
  return [`${basePath}404`, `${basePath}index`].includes(splitUrl(url).path)
}

/** Files named by their content never change; all others must be revalidated. */
function cacheControlOf(url: string, locale: string): string {
  return url.startsWith(locale + HASHED) ? FOREVER : REVALIDATE
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  response.statusCode = 404
  // Conditions and ranges are about the missing file.
  for (const name of ['range', 'if-match', 'if-unmodified-since']) delete request.headers[name]
  if (await sendFile(request, response, join(folder, NOT_FOUND), REVALIDATE)) return
  // While a build takes the place of another, there is no folder for a moment: no page is missing then.
  response.writeHead(hasBuild(folder) ? 404 : 503).end()
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end()
}
