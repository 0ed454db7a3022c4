// A search box in the navbar, with an index that is part of the site.
import { defineFeature } from '../../feature'
import { searchFiles } from './build/search-files'
import { searchPage } from './build/search-pages'
import { listSuggestions } from './build/suggestions'
import { searchOptions } from './schema'
import { searchTool } from './search-tool'
import type { SharedSearch } from './types'
import { words } from './words'

export const search = defineFeature({
  name: 'search',
  schema: searchOptions,
  words,
  tools: { search: searchTool },
  setup(setup, { suggestions, ...options }) {
    const { component, styles, collect, files, shared } = setup
    component('navbar:end', {
      module: new URL('./theme/SearchBox.tsx', import.meta.url),
      name: 'SearchBox',
      width: 214,
    })
    component('near-pages:after', {
      module: new URL('./theme/NotFoundSearch.tsx', import.meta.url),
      name: 'NotFoundSearch',
    })
    styles(new URL('./theme/search-field.css', import.meta.url))
    collect(searchPage)
    files((site) => searchFiles(site, options, setup))
    if (suggestions.length > 0)
      shared((site) => ({ suggestions: listSuggestions(suggestions, setup, site) }) satisfies SharedSearch)
  },
})
