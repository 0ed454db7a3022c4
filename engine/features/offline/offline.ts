// Reading the site without a connection: a service worker, and the offer to keep the whole site.
import { defineFeature, type GeneratedFiles } from '../../feature'
import { OFFLINE_WORKER } from './build-files'
import { offlineFiles, offlinePaths, RETIRED_WORKER } from './offline-files'
import { words } from './words'

export const offline = defineFeature({
  name: 'offline',
  words,
  setup({ config, session, files, page, component, styles, client }, isOn: boolean | undefined) {
    const retire = (basePath: string): GeneratedFiles => ({
      [basePath + OFFLINE_WORKER]: () => RETIRED_WORKER,
    })
    // The dev server caches nothing for offline reading.
    if (isOn === false || session) files(({ site }) => retire(site.basePath))
    if (isOn === false) return
    const label = config.words.offline.make
    page(({ actions }) => (actions.length > 0 ? { actions: [...actions, { type: 'offline', label }] } : {}))
    component('footer:end', {
      module: new URL('./OfflineButton.tsx', import.meta.url),
      name: 'OfflineButton',
    })
    styles(new URL('./offline.css', import.meta.url))
    client(new URL('./client/offer.ts', import.meta.url), { near: '.foot-offline' })
    if (session) return
    client(new URL('./client/register-worker.ts', import.meta.url), 'idle')
    files(offlineFiles, { after: 'all', paths: offlinePaths })
  },
})
