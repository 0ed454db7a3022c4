import { NOT_FOUND_DOCUMENT, OFFLINE_DOCUMENT, type OfflineBuild } from '../../page/offline'
import { cleanPath, SEARCH_FILE } from '../../page/site'
import { isSlow } from '../connection'
import { cachedFiles } from './cached-files'
import type { FetchEvent, WorkerScope } from './worker-scope'

// The service worker of a site with offline reading. Documents and data come from the host while it responds, so that
// no reader is stuck with an old build. Scripts and other files named by their content come from the cache.

declare const BUILD: OfflineBuild
declare const self: WorkerScope

/** How long to wait for the host before using the cache, in ms. */
const PATIENCE = 5000

const { basePath, files, others, version } = BUILD
const cached = cachedFiles(BUILD, self.registration.scope)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', ({ source }) => source?.postMessage(version))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

async function install(): Promise<void> {
  if (isSlow()) throw new Error('Nothing is prefetched on this connection.')
  await cached.store()
  // Takes over at once: open pages of the previous build still find its scripts, and request data from the host first.
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  await cached.deleteOld()
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Returns undefined for a request that the browser should handle itself. */
function answerTo({ request, preloadResponse }: FetchEvent): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (!pathname.startsWith(basePath) || others.some((other) => pathname.startsWith(other))) return undefined
  const path = pathname.slice(basePath.length)
  if (path.startsWith('assets/'))
    return SEARCH_FILE.test(pathname) ? newestFile(path, request) : named(path, request)
  if (Object.hasOwn(files, path)) return newestFile(path, request)
  const isDocument = request.mode === 'navigate' || !/\.[a-z]\w*$/i.test(path)
  return isDocument ? newestDocument(path, request, preloadResponse) : undefined
}

/** Files named by their content never change. */
async function named(path: string, request: Request): Promise<Response> {
  return (await cached.findInAny(path)) ?? fetch(request)
}

function newestFile(path: string, request: Request): Promise<Response> {
  return newest(
    fetch(request),
    ({ ok }) => ok,
    () => cached.findInAny(path),
  )
}

function newestDocument(
  path: string,
  request: Request,
  preload: FetchEvent['preloadResponse'],
): Promise<Response> {
  const page = cleanPath(`/${path}`).slice(1)
  const hasPage = Object.hasOwn(files, `${page === '' ? 'index' : page}.json`)
  return newest(
    preload.then((response) => response ?? fetch(request)),
    ({ status }) => status < 500,
    () => cached.find(hasPage ? OFFLINE_DOCUMENT : NOT_FOUND_DOCUMENT),
  )
}

/** Returns the host's response, or the cached one if the host fails, takes too long or is unreachable. */
async function newest(
  asked: Promise<Response>,
  isGood: (response: Response) => boolean,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const came = await Promise.race([asked.catch(() => undefined), late])
  if (came && isGood(came)) return came
  return (await findCached()) ?? came ?? asked
}
