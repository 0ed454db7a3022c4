import { OFFLINE_WORKER } from '../../page/offline'
import { HASHED } from '../../page/site'
import { isSlow } from '../connection'
import { showNewBuild, versionOf } from '../new-build'

// Loaded by every page of a site with offline reading, some seconds after it has become interactive.

/** The worker is in the site's root. */
const WORKER = import.meta.url.replace(new RegExp(`${HASHED}[^/]*$`), OFFLINE_WORKER)

async function registerOfflineWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const ask = () => serviceWorker.controller?.postMessage('version')
  serviceWorker.onmessage = ({ data }) => {
    if (data !== versionOf(document)) showNewBuild()
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
}

if (!isSlow())
  registerOfflineWorker().catch((error) => console.warn('Offline reading is not available.', error))
