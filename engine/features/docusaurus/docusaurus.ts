// What sites written for Docusaurus need: the components that their pages import, and `docs migrate`.
import { defineFeature } from '../../feature'
import { migrateCommand } from './migrate/command'

export const docusaurus = defineFeature({
  name: 'docusaurus',
  commands: { migrate: migrateCommand },
  setup({ styles }) {
    styles(new URL('./stand-ins/themed-image.css', import.meta.url))
  },
})
