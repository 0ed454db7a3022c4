// What hosts need besides pages: a page for each former address, and files that tell some hosts how to serve the site.
import { defineFeature } from '../../feature'
import { hostFiles } from './host-files'
import { madeRules, redirectFiles, redirectsOf } from './redirects'
import { hostingOptions } from './schema'

export const hosting = defineFeature({
  name: 'hosting',
  schema: hostingOptions,
  setup({ isDefaultLocale, locationOf, files }, options) {
    const { redirects, createRedirects, hostFiles: isForHosts } = options
    files((built) => redirectFiles(options, built, locationOf))
    if (!isDefaultLocale || !isForHosts) return
    files(({ site: { basePath, locales }, content }) => {
      const others = locales.map(({ home }) => home).filter((home) => home !== basePath)
      const homes = [basePath, ...others] as const
      const rules = [...redirects, ...madeRules(createRedirects, redirects, content)]
      const moved = homes.flatMap((home) => redirectsOf(rules, home, content.cleanLink))
      const texts = Object.entries(hostFiles(homes, moved))
      return Object.fromEntries(texts.map(([name, text]) => [basePath + name, () => text]))
    })
  },
})
