import { type MouseEvent, useEffect } from 'react'
import { useShared } from '../../kit/browser/contexts'
import { Icon } from '../../kit/browser/icon'
import styles from './AnnouncementBar.module.css'
import type { Announcement } from './announcement'
import { dismissAnnouncement, followDismissal } from './dismissal'

/** A bar at the very top. It is always in the document; the style sheet hides it once dismissed. */
export function AnnouncementBar() {
  const bar = useShared<Announcement>('announcement')
  return bar ? <Bar {...bar} /> : null
}

function Bar({ id, html, isCloseable }: Announcement) {
  useEffect(() => followDismissal(id), [id])
  return (
    <section className={styles.announcementBar} aria-label={WORDS.announcement.label}>
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: html }} />
      {isCloseable && (
        <button
          type="button"
          className={styles.close}
          aria-label={WORDS.announcement.close}
          onClick={(event) => close(event, id)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}

/** Moves the focus to the next control on the page, since the button disappears. */
function close({ currentTarget }: MouseEvent<HTMLButtonElement>, id: string): void {
  const next = currentTarget.parentElement?.nextElementSibling
  dismissAnnouncement(id)
  const controls = next?.querySelectorAll<HTMLElement>('a, button') ?? []
  ;[...controls].find((control) => control.checkVisibility())?.focus({ preventScroll: true })
}
