import { inlineJson } from '../../page/escape'
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_ID_KEY } from './dismissal'

/** An earlier misspelling of the default id, which readers' browsers still store. */
const DEFAULT_ID = 'announcement-bar'
const MISSPELLED_ID = 'annoucement-bar'

/**
 * Returns statements for the head's script that store the announcement's id, forget that another one was dismissed, and
 * mark the document if this one was.
 */
export function firstFrame(announcement: string, storageSuffix = ''): string {
  const [idKey, dismissKey] = [ANNOUNCEMENT_ID_KEY, ANNOUNCEMENT_DISMISS_KEY].map((key) =>
    inlineJson(key + storageSuffix),
  )
  const id = inlineJson(announcement)
  const isSame =
    announcement === DEFAULT_ID ? `seen === ${id} || seen === '${MISSPELLED_ID}'` : `seen === ${id}`
  return `
    const seen = storage.getItem(${idKey})
    if (!(${isSame})) storage.setItem(${dismissKey}, 'false')
    if (seen !== ${id}) storage.setItem(${idKey}, ${id})
    if (storage.getItem(${dismissKey}) === 'true') root.setAttribute('${ANNOUNCEMENT_DISMISSED}', '')`
}
