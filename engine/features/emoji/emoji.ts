// Emoji by their names: `:tada:`.
import { defineFeature } from '../../feature'
import { showEmoji } from './show-emoji'

export const emoji = defineFeature({
  name: 'emoji',
  setup({ markdown }) {
    markdown({ name: 'emoji', text: ({ text, edit }) => [showEmoji(text, edit)] })
  },
})
