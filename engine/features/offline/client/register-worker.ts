import { isSlow } from '../../../client/connection'
import { documentVersion, showNewBuild } from '../../../client/new-build'
import { HASHED } from '../../../page/site'
import { OFFLINE_WORKER, type OfflineRequest } from '../build-files'

// Loaded by every page of a site with offline reading, some seconds after it has become interactive.

/** The worker is in the site's root. */
const WORKER = import.meta.url.replace(new RegExp(`${HASHED}[^/]*$`), OFFLINE_WORKER)

async function registerOfflineWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const ask = () => serviceWorker.controller?.postMessage('version')
  serviceWorker.onmessage = ({ data }) => {
    if (data !== documentVersion(document)) showNewBuild()
  }
  serviceWorker.addEventListener('controllerchange', ask)
  const registration = await serviceWorker.register(WORKER)
  /** Once no other worker is being installed, one from another build must be newer than this page. */
  const look = async () => {
    // Nothing new can be found while offline.
    await registration.update().catch(() => {})
    if (!registration.installing && !registration.waiting) ask()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  await look()
  await keepVisited()
}

/** Lets the worker cache what this page has loaded before the worker was there. */
async function keepVisited(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const data = `${location.pathname.replace(/\.html$/, '').replace(/\/$/, '/index')}.json`
  active?.postMessage({ visited: [data, ...loaded] } satisfies OfflineRequest)
  // Who installs a site as an app expects it to be there without a connection.
  if (matchMedia('(display-mode: standalone)').matches)
    active?.postMessage('keep all' satisfies OfflineRequest)
}

/** Registers the worker once; also on a slow connection, if the reader asks for it. */
export const registerOnce = once(registerOfflineWorker)

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

if (!isSlow()) registerOnce().catch((error) => console.warn('Offline reading is not available.', error))
