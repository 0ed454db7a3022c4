// A navbar that hides on scrolling down and returns on scrolling up.
import { defineFeature } from '../../feature'

export const hideOnScroll = defineFeature({
  name: 'hide-on-scroll',
  setup({ component, styles }) {
    component('navbar:after', {
      module: new URL('./HideOnScroll.tsx', import.meta.url),
      name: 'HideOnScroll',
    })
    styles(new URL('./hide-on-scroll.css', import.meta.url))
  },
})
