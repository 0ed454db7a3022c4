// Lets readers say which release they use, once, and then shows what concerns that release.
import { defineFeature } from 'docwright/feature'
import { firstFrame } from './first-frame'
import { markFacts } from './mark-facts'

export const releases = defineFeature({
  name: 'releases',
  setup({ component, styles, markdown, head }) {
    component('article:before', {
      module: new URL('./ReleaseLine.tsx', import.meta.url),
      name: 'ReleaseLine',
    })
    styles(new URL('./releases.css', import.meta.url))
    markdown({ name: 'releases', components: () => [markFacts] })
    head((_, { site: { storageSuffix } }) => [
      { tag: 'script', text: firstFrame(storageSuffix), when: 'first-frame' },
    ])
  },
})
