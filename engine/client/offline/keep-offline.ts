import { buildVersion, OFFLINE_WORKER } from '../../page/offline'
import { isSlow } from '../connection'
import { showNewBuild } from './new-build'

// Loaded by every page of a site that can be read offline, some seconds after it has become interactive.

/** This script is in the folder of scripts, the worker in the folder of the site. */
const WORKER = import.meta.url.replace(/assets\/[^/]*$/, OFFLINE_WORKER)

async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  const ask = () => serviceWorker.controller?.postMessage('version')
  serviceWorker.onmessage = ({ data }) => {
    if (data !== ownVersion()) showNewBuild()
  }
  serviceWorker.addEventListener('controllerchange', ask)
  const registration = await serviceWorker.register(WORKER)
  /** A worker that is of another build than this page is newer, once no other is on its way. */
  const look = async () => {
    // Without a connection nothing new can be seen.
    await registration.update().catch(() => {})
    if (!registration.installing && !registration.waiting) ask()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
  await look()
}

/** What the document says of its build. */
function ownVersion(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')
  return buildVersion(new URL(entry?.src ?? '').pathname, document.documentElement.dataset.search)
}

if (!isSlow())
  keepOffline().catch((error) => console.warn('This site cannot be kept for reading offline.', error))
