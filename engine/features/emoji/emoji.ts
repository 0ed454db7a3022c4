// Emoji by their names: `:tada:`.
import type { Feature } from '../../feature'
import { showEmoji } from './show-emoji'

export const emoji: Feature = {
  name: 'emoji',
  setup({ markdown }) {
    markdown({ name: 'emoji', text: ({ text, edit }) => [showEmoji(text, edit)] })
  },
}
