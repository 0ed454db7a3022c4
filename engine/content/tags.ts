import type { DocTag, FrontMatter } from './types'

/** Labels and routes of a doc's tags, each once. `tagsPath` is the route of the list of tags. */
export function readTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  const found = (tags ?? []).map((tag) => {
    const label = (typeof tag === 'string' ? tag : tag.label).trim()
    const own = typeof tag === 'string' ? kebabCase(label) : tag.permalink.replace(/^\/+/, '')
    return { label, permalink: `${tagsPath}/${own}` }
  })
  return [...new Map(found.toReversed().map((tag) => [tag.permalink, tag])).values()].toReversed()
}

/** `Sign In`, `signIn` and `sign_in` all give `sign-in`. */
function kebabCase(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []).join('-').toLowerCase()
}
