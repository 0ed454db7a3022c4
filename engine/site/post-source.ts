import type { BlogPost } from '../content/types'
import { splitAtMarker, withoutTitle } from '../markdown/excerpt'
import type { MarkdownSource } from '../markdown/types'

/** A post as the compiler reads it: its title and its date stand above the text. */
export function postSource(post: BlogPost): MarkdownSource {
  return { ...post, text: withoutTitle(splitAtMarker(post.text).text, post.bodyStart) }
}

/** What lists show of a post: the text above its marker, the whole of a post without one. */
export function excerptSource(post: BlogPost): { source: MarkdownSource; isCut: boolean } {
  const { text, excerpt } = splitAtMarker(post.text)
  const shown = withoutTitle(excerpt ?? text, post.bodyStart)
  return { source: { ...post, text: shown, isExcerpt: true }, isCut: excerpt !== undefined }
}
