// The menu of a page: its Markdown, and where to edit it or report a mistake.
import { defineFeature } from '../../feature'
import { docsSet } from '../../kit/pages'
import { pageActions } from './page-actions'
import { pageMenuOptions } from './schema'
import { words } from './words'

export const pageMenu = defineFeature({
  name: 'page-menu',
  schema: pageMenuOptions,
  words,
  setup({ config, page, component, styles, client }, { items }) {
    page((data, { source }) => {
      const { issueUrl } = docsSet(config, 'version' in source ? source.version : undefined)
      return { actions: pageActions(data, { words: config.words, issueUrl }, items) }
    })
    const module = new URL('../../kit/browser/parts.ts', import.meta.url)
    component('breadcrumbs:after', { module, name: 'PageMenu' })
    styles(new URL('./page-menu.css', import.meta.url))
    client(new URL('./menu-keys.ts', import.meta.url), { near: '.page-menu' })
  },
})
