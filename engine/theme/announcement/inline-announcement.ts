import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_KEY,
} from '../../client/stores/announcement'
import { inlineJson } from '../../page/escape'
import type { Site } from '../../page/site'

/** What the default id was once spelled like: readers' browsers still hold it. */
const DEFAULT_ID = 'announcement-bar'
const MISSPELLED_ID = 'annoucement-bar'

/**
 * Statements of the head's script: they keep the id of the announcement, forget that another one was
 * dismissed, and mark the document where this one was. `s` is the storage, `d` the root element.
 */
export function announcementStatements({
  announcementBar,
  storageSuffix = '',
}: Pick<Site, 'announcementBar' | 'storageSuffix'>): string {
  if (!announcementBar) return ''
  const [idKey, dismissKey] = [ANNOUNCEMENT_ID_KEY, ANNOUNCEMENT_DISMISS_KEY].map((key) =>
    inlineJson(key + storageSuffix),
  )
  const id = inlineJson(announcementBar.id)
  const isSame = announcementBar.id === DEFAULT_ID ? `s.getItem(${idKey})=='${MISSPELLED_ID}'||` : ''
  return (
    `s.getItem(${idKey})!=${id}&&(${isSame}s.setItem(${dismissKey},'false'),s.setItem(${idKey},${id}));` +
    `s.getItem(${dismissKey})=='true'&&d.setAttribute('${ANNOUNCEMENT_DISMISSED}','')`
  )
}
