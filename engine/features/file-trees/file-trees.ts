// Lists of files and folders, drawn as a tree.
import { defineFeature } from '../../feature'
import { showFileTrees } from './show-file-trees'

export const fileTrees = defineFeature({
  name: 'file-trees',
  setup({ markdown, styles }) {
    markdown({ name: 'file-trees', blocks: (page) => [showFileTrees(page)] })
    styles(new URL('./file-tree.css', import.meta.url))
  },
})
