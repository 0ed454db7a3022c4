// A search whose index readers fetch in parts, for a site whose own index would be too large to fetch whole.
import { defineFeature, z } from 'docwright/feature'
import { countFrom, text } from 'docwright/kit/options'
import { indexPaths, indexSite } from './index-site.js'
import { words } from './words.js'

export const pagefind = defineFeature({
  name: 'pagefind',
  schema: z
    .strictObject({ maxPages: countFrom(1).default(10), exclude: z.array(text).default([]) })
    .prefault({}),
  words,
  setup({ session, component, styles, shared, files }, { maxPages, exclude }) {
    component('navbar:end', {
      module: new URL('./SearchButton.tsx', import.meta.url),
      name: 'SearchButton',
      width: 118,
    })
    styles(new URL('./search.css', import.meta.url))
    // The dev server has no index: it would have to be made again after each edit.
    shared(() => ({ maxPages, isIndexed: session === undefined }))
    files((site) => indexSite(site, exclude), { after: 'files', paths: indexPaths })
  },
})
