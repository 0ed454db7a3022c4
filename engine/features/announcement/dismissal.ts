import { onStoredChange, readStored, writeStored } from '../../kit/browser/storage'

export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
/** Attribute of `<html>` that hides the bar from the first frame on. */
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-dismissed'

/** Closes the bar here, in other tabs and on later visits; only until the page is left if storage is blocked. */
export function dismissAnnouncement(id: string): void {
  hide()
  writeStored(ANNOUNCEMENT_ID_KEY, id)
  writeStored(ANNOUNCEMENT_DISMISS_KEY, 'true')
}

/**
 * Closes the bar when another tab closes it for the same announcement.
 * @returns a function that stops it.
 */
export function followDismissal(id: string): () => void {
  return onStoredChange(ANNOUNCEMENT_DISMISS_KEY, () => {
    if (readStored(ANNOUNCEMENT_ID_KEY) === id && readStored(ANNOUNCEMENT_DISMISS_KEY) === 'true') hide()
  })
}

function hide(): void {
  document.documentElement.toggleAttribute(ANNOUNCEMENT_DISMISSED, true)
}
