// Pictures that open large: those in a text, and those of features that ask for it, such as diagrams.
import { defineFeature } from '../../feature'
import { words } from './words'
import { zoomDialog } from './zoom-dialog'
import { zoomPictures } from './zoom-pictures'

export const zoom = defineFeature({
  name: 'zoom',
  words,
  setup({ config, markdown, component, styles, client }) {
    markdown({ name: 'zoom', blocks: () => [zoomPictures(config.words.zoom)] })
    component('markdown', { name: 'ZoomDialog', html: (props) => zoomDialog(props, config.words.zoom) })
    styles(new URL('./zoom.css', import.meta.url))
    client(new URL('./open-viewer.ts', import.meta.url), { near: 'button[command="show-modal"]' })
  },
})
