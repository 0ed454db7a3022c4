import { PARAMETER, RELEASES, STORAGE_KEY } from './known-releases'

/** Returns statements for the head's script, which mark the document with the release of the address, or the stored one. */
export function firstFrame(storageSuffix = ''): string {
  return `
    const releases = ${JSON.stringify(RELEASES)}
    const linked = new URLSearchParams(location.search).get('${PARAMETER}')
    if (releases.includes(linked)) root.dataset.release = linked
    const release = storage.getItem('${STORAGE_KEY}${storageSuffix}')
    if (releases.includes(linked)) storage.setItem('${STORAGE_KEY}${storageSuffix}', linked)
    else if (releases.includes(release)) root.dataset.release = release`
}
