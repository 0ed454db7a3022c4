// What sites written for Docusaurus need: the modules that their pages import, islands for components with hooks, and
// `docs migrate`.
import { defineFeature } from '../../feature'
import { liveComponents } from './live-components'
import { migrateCommand } from './migrate-command'
import { MODULES } from './modules'
import { jsxInScripts, requiresInScripts } from './old-scripts'

export const docusaurus = defineFeature({
  name: 'docusaurus',
  commands: { migrate: migrateCommand },
  setup(site) {
    const { vite, styles } = site
    vite({
      modules: MODULES,
      islands: liveComponents(site),
      plugins: [requiresInScripts, jsxInScripts],
      // Webpack's syntax for importing the text of a file.
      resolve: { alias: [{ find: /^!*raw-loader!([^!]*)$/, replacement: '$1?raw' }] },
    })
    styles(new URL('./stand-ins/themed-image.css', import.meta.url))
  },
})
