// What hosts need besides pages: a page for each former address, and files that tell some hosts how to serve the site.
import { defineFeature } from '../../feature'
import { hostFiles } from './host-files'
import { redirectFiles, redirectsOf } from './redirects'
import { hostingOptions } from './schema'

export const hosting = defineFeature({
  name: 'hosting',
  schema: hostingOptions,
  setup({ isDefaultLocale, locationOf, files }, { redirects, hostFiles: isForHosts }) {
    files((built) => redirectFiles(redirects, built, locationOf))
    if (!isDefaultLocale || !isForHosts) return
    files(({ site: { basePath, locales }, content }) => {
      const others = locales.map(({ home }) => home).filter((home) => home !== basePath)
      const homes = [basePath, ...others] as const
      const moved = homes.flatMap((home) => redirectsOf(redirects, home, content.cleanLink))
      const texts = Object.entries(hostFiles(homes, moved))
      return Object.fromEntries(texts.map(([name, text]) => [basePath + name, () => text]))
    })
  },
})
