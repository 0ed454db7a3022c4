// Emoji by their names: `:tada:`.
import { defineFeature } from '../../feature'
import { showEmoji, withEmoji } from './show-emoji'

export const emoji = defineFeature({
  name: 'emoji',
  setup({ markdown, page }) {
    markdown({ name: 'emoji', text: ({ text, edit }) => [showEmoji(text, edit)] })
    // That of a page without its own is the beginning of its text.
    page(({ description }) => ({ description: withEmoji(description) }))
  },
})
