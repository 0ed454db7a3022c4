// Fences that show a file, or some of its regions.
import { defineFeature } from '../../feature'
import { fillFileFences } from './fill-file-fences'

export const fileFences = defineFeature({
  name: 'file-fences',
  setup({ markdown }) {
    markdown({ name: 'file-fences', beforeReading: (page) => [fillFileFences(page)] })
  },
})
