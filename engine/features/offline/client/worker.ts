import { cleanPath, HASHED, STAMPED_FILE } from '../../../page/site'
import {
  fileKey,
  NOT_FOUND_DOCUMENT,
  OFFLINE_DOCUMENT,
  type OfflineBuild,
  type OfflineProgress,
} from '../build-files'
import { openCache } from './cached-files'
import { atLast, inTime } from './patience'
import type { FetchEvent, RequestEvent, WorkerScope } from './worker-scope'

// The service worker of a site with offline reading. Documents and data come from the host while it responds, so that
// no reader is stuck with an old build. Scripts and other files named by their content come from the cache.

declare const BUILD: OfflineBuild
declare const self: WorkerScope

/** Of a host that knows that a page is no longer there. */
const GONE = [404, 410]

const { basePath, files, others, version, bytes } = BUILD
const cached = openCache(BUILD, self.registration.scope)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => answer(event))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

async function install(): Promise<void> {
  await cached.store()
  // Takes over at once: open pages of the previous build still find its scripts, and request data from the host first.
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  await cached.deleteOld()
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

function answer(event: RequestEvent): void {
  const { data, source } = event
  if (data === 'version') source?.postMessage(version)
  else if (data === 'keep all') event.waitUntil(keepAll(event))
  else if (data !== 'stop') event.waitUntil(keepVisited(data.visited))
}

/** Caches what a page loaded before this worker was there. */
async function keepVisited(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { origin, pathname } = new URL(address, location.origin)
    if (origin === location.origin && pathname.startsWith(basePath))
      await cached.repair(fileKey(pathname.slice(basePath.length))).catch(() => {})
  }
}

/** Caches the whole site, and reports each file to the page. */
async function keepAll({ ports: [port] }: RequestEvent): Promise<void> {
  const all = Object.keys(files).length
  let isStopped = false
  const report = (stored: number, end?: OfflineProgress['end']) =>
    port?.postMessage({ stored, files: all, bytes, ...(end ? { end } : {}) } satisfies OfflineProgress)
  const stop = () => {
    isStopped = true
  }
  if (port) port.onmessage = stop
  report(0)
  try {
    await cached.storeAll((stored) => {
      report(stored)
      return !isStopped
    })
    report(all, isStopped ? 'stopped' : 'done')
  } catch {
    report(0, 'failed')
  }
}

/** Returns undefined for a request that the browser should handle itself. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (!pathname.startsWith(basePath) || others.some((other) => pathname.startsWith(other))) return undefined
  const path = fileKey(pathname.slice(basePath.length))
  if (path.startsWith(HASHED)) return answerNamed(path, event)
  // Pages of the previous build ask for stamped files that this one does not list.
  if (Object.hasOwn(files, path) || STAMPED_FILE.test(path)) return newestFile(path, event)
  const isDocument = request.mode === 'navigate' || !/\.[a-z]\w*$/i.test(path)
  return isDocument ? newestDocument(path, event) : undefined
}

/** Files named by their content never change. */
async function answerNamed(path: string, event: FetchEvent): Promise<Response> {
  const found = await cached.findInAny(path)
  repair(path, event)
  const response = found ?? (await ask(event.request).atLast())
  return event.request.destination === 'iframe' ? withoutOrigin(response) : response
}

/**
 * The document in which samples run must not have the site's origin. A frame with the attribute `sandbox` has none, but
 * browsers do not show its request to the worker.
 */
function withoutOrigin({ body, status, headers: sent }: Response): Response {
  const headers = new Headers(sent)
  headers.set('Content-Security-Policy', 'sandbox allow-scripts')
  return new Response(body, { status, headers })
}

async function newestFile(path: string, event: FetchEvent): Promise<Response> {
  const { asked, giveUp, atLast } = ask(event.request)
  const came = await inTime(asked)
  repair(path, event)
  if (came && isAnswer(came, path)) return came
  const found = await cached.findInAny(path)
  if (found) giveUp()
  return found ?? came ?? atLast()
}

/** Asks the host. Giving up frees the connection: browsers open few, and others would wait behind a silent one. */
function ask(request: Request) {
  const limit = new AbortController()
  const asked = fetch(request, { signal: limit.signal })
  const giveUp = () => limit.abort()
  return { asked, giveUp, atLast: () => atLast(asked, giveUp) }
}

/** A page that was removed is gone. Stamped files, whose names change, are only gone from the newest build. */
function isAnswer({ ok, status }: Response, path: string): boolean {
  return ok || (GONE.includes(status) && !STAMPED_FILE.test(path))
}

async function newestDocument(path: string, event: FetchEvent): Promise<Response> {
  const asked = event.preloadResponse.then((response) => response ?? fetch(event.request))
  const came = await inTime(asked)
  const page = cleanPath(`/${path}`).slice(1)
  const data = `${page === '' ? 'index' : page}.json`
  const hasPage = Object.hasOwn(files, data)
  // A document is not cached: offline, it is made of its page's data.
  if (hasPage) repair(data, event)
  for (const document of [OFFLINE_DOCUMENT, NOT_FOUND_DOCUMENT]) repair(document, event)
  if (came && came.status < 500) return came
  const found = await cached.find(hasPage ? OFFLINE_DOCUMENT : NOT_FOUND_DOCUMENT)
  return found ?? came ?? asked
}

/** Looks at a cached file after the request for it, which does not wait for this. */
function repair(path: string, event: FetchEvent): void {
  event.waitUntil(cached.repair(path).catch(() => {}))
}
