// The menu of a page: its Markdown, and where to edit it or report a mistake.
import type { Feature } from '../../feature'

export const pageMenu: Feature = {
  name: 'page-menu',
  setup({ styles }) {
    styles(new URL('./page-menu.css', import.meta.url))
  },
}
