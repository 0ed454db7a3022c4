// Posts with their authors, and lists of them.
import type { Feature } from '../../feature'

export const blog: Feature = {
  name: 'blog',
  setup({ config, styles }) {
    if (config.blog) styles(new URL('./theme/posts.css', import.meta.url))
  },
}
