// Fences that show a file, or some of its regions.
import type { Feature } from '../../feature'
import { fillFileFences } from './fill-file-fences'

export const fileFences: Feature = {
  name: 'file-fences',
  setup({ markdown }) {
    markdown({ name: 'file-fences', beforeReading: (page) => [fillFileFences(page)] })
  },
}
