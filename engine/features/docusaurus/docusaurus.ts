// What sites written for Docusaurus need: the components that their pages import, and `docs migrate`.
import { defineFeature } from '../../feature'
import { jsxInScripts } from './jsx-in-scripts'
import { migrateCommand } from './migrate/command'
import { MODULES } from './modules'

export const docusaurus = defineFeature({
  name: 'docusaurus',
  commands: { migrate: migrateCommand },
  setup({ modules, vite, styles }) {
    modules(MODULES)
    vite({
      plugins: [jsxInScripts],
      // Webpack's syntax for importing the text of a file.
      resolve: { alias: [{ find: /^!*raw-loader!(.*)$/, replacement: '$1?raw' }] },
    })
    styles(new URL('./stand-ins/themed-image.css', import.meta.url))
  },
})
