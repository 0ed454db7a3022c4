// A search box in the navbar, with an index that is part of the site: our own, or that of Pagefind.
import { defineFeature } from '../../feature'
import { pagefindFiles, pagefindPaths } from './build/pagefind-files'
import { searchFiles } from './build/search-files'
import { searchPage } from './build/search-pages'
import { listSuggestions } from './build/suggestions'
import { searchOptions } from './schema'
import type { SharedSearch } from './types'
import { words } from './words'

export const search = defineFeature({
  name: 'search',
  schema: searchOptions,
  words,
  setup(setup, { engine, suggestions, ...options }) {
    const { session, component, styles, collect, files, shared } = setup
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
    // Pagefind would have to index the site again after each edit, so the dev server uses our own index.
    const pagefind = engine === 'pagefind' && !session ? { pagefind: options } : undefined
    if (pagefind) files((site) => pagefindFiles(site, setup), { after: 'files', paths: pagefindPaths })
    else files((site) => searchFiles(site, options, setup))
    if (suggestions.length > 0)
      shared(
        (site) =>
          ({ ...pagefind, suggestions: listSuggestions(suggestions, setup, site) }) satisfies SharedSearch,
      )
    else if (pagefind) shared(() => pagefind satisfies SharedSearch)
  },
})
