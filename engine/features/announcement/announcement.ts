// A bar with news above the navbar, which readers can dismiss.
import type { z } from 'zod'
import { defineFeature, type ReadSite } from '../../feature'
import { cleanLinks } from '../../kit/hrefs'
import type { SiteConfig } from '../../kit/options'
import { firstFrame } from './first-frame'
import { announcementOptions } from './schema'
import { words } from './words'

/** What browsers know of the bar. */
export interface Announcement {
  id: string
  html: string
  isCloseable: boolean
}

export const announcement = defineFeature({
  name: 'announcement',
  schema: announcementOptions,
  words,
  setup({ config, component, shared, head }, bar) {
    component('shell:top', {
      module: new URL('./AnnouncementBar.tsx', import.meta.url),
      name: 'AnnouncementBar',
    })
    shared((site) => barOf(bar, config, site) satisfies Announcement)
    head((_, { site: { storageSuffix } }) => [
      { tag: 'script', text: firstFrame(bar.id, storageSuffix), when: 'first-frame' },
    ])
  },
})

type Bar = z.output<typeof announcementOptions>

function barOf({ id, content, isCloseable }: Bar, { baseUrl }: SiteConfig, site: Pick<ReadSite, 'content'>) {
  return { id, html: cleanLinks(content, baseUrl, site.content.cleanLink), isCloseable }
}
