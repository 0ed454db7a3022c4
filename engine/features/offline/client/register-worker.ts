import { inTime, loadOnce } from '../../../kit/browser/requests'
import { documentVersion, isSlow, showNewBuild } from '../../../kit/browser/scripts'
import { HASHED } from '../../../page/site'
import { OFFLINE_WORKER, type OfflineRequest } from '../build-files'

// Loaded by every page of a site with offline reading, some seconds after it has become interactive.

/** The worker is in the site's root. */
const WORKER = import.meta.url.replace(new RegExp(`${HASHED}[^/]*$`), OFFLINE_WORKER)

/** How long the worker's own script may take, in seconds. It tells by itself if files do not come. */
const PATIENCE = 20

/** The worker is there, but not what it needs. */
export class NotKeptError extends Error {}

async function registerOfflineWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  const registration = await inTime(serviceWorker.register(WORKER), WORKER, PATIENCE)
  const active = await activeWorker(registration)
  const ask = () => serviceWorker.controller?.postMessage('version')
  serviceWorker.onmessage = ({ data }) => {
    if (data !== documentVersion(document)) showNewBuild()
  }
  serviceWorker.addEventListener('controllerchange', ask)
  /** Once no other worker is being installed, one from another build must be newer than this page. */
  const look = async () => {
    // Nothing new can be found while offline.
    await inTime(registration.update(), WORKER, PATIENCE).catch(() => {})
    if (!registration.installing && !registration.waiting) ask()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  await look()
  keepVisited(registration.active ?? active)
  return registration
}

/** @throws NotKeptError if the browser gives the worker up: a file does not come, or there is no room for it. */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      else if (!worker || worker.state === 'redundant') reject(new NotKeptError(WORKER))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

/** Lets the worker cache what this page has loaded before the worker was there. */
function keepVisited(active: ServiceWorker): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const data = `${location.pathname.replace(/\.html$/, '').replace(/\/$/, '/index')}.json`
  active.postMessage({ visited: [data, ...loaded] } satisfies OfflineRequest)
  // Who installs a site as an app expects it to be there without a connection.
  if (matchMedia('(display-mode: standalone)').matches)
    active.postMessage('keep all' satisfies OfflineRequest)
}

const workers = loadOnce(registerOfflineWorker)

/** Registers the worker once, and again after a failure; also on a slow connection, if the reader asks for it. */
export const registerOnce = () => workers.get(WORKER)

if (!isSlow()) registerOnce().catch((error) => console.warn('Offline reading is not available.', error))
