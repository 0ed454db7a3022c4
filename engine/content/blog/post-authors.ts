import { check } from '../../config/findings'
import { unknownAuthor } from '../../errors/catalog-blog'
import { wrongFrontMatter } from '../../errors/catalog-content'
import { nearest } from '../../errors/nearest'
import type { Reporter } from '../../errors/reporter'
import { describe } from '../../errors/words'
import { lineOfKey } from '../front-matter/line-of-key'
import type { BlogAuthor, FrontMatter } from '../types'
import { type AuthorInput, postAuthor } from './author-schema'
import { makeAuthor } from './authors-map'

export interface PostAuthorsInput {
  frontMatter: FrontMatter
  text: string
  /** Relative to the site's root. */
  file: string
  map: ReadonlyMap<string, BlogAuthor>
  /** Name of the file that the map was read from. */
  mapFile: string
  reporter: Reporter
}

/** Who wrote a post: keys of the map, or authors that only this post knows. */
export function postAuthors(input: PostAuthorsInput): BlogAuthor[] {
  const { authors } = input.frontMatter
  if (authors === undefined || authors === null) return soleAuthor(input.frontMatter)
  const list: unknown[] = Array.isArray(authors) ? authors : [authors]
  return list.flatMap((entry) => oneAuthor(entry, input) ?? [])
}

/** Keys of earlier days: `author`, `author_title` and their like. */
function soleAuthor({ author, author_title: title, author_url: url, author_image_url: image }: FrontMatter) {
  if (typeof author !== 'string') return []
  const input = {
    name: author,
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(image === undefined ? {} : { image_url: image }),
  }
  return [makeAuthor(input, undefined, '')]
}

const AUTHORS = 'the key of an author, an object with a `name`, or a list of these'

function oneAuthor(entry: unknown, input: PostAuthorsInput): BlogAuthor | undefined {
  const checked = check(postAuthor, entry)
  const value = checked.ok ? checked.value : {}
  const { key, name, ...more } =
    typeof value === 'string'
      ? { key: value, name: undefined }
      : { key: undefined, name: undefined, ...value }
  if (key !== undefined) return authorOfMap(key, { ...more, name }, input)
  if (name !== undefined) return makeAuthor({ ...more, name }, undefined, '')
  const place = { file: input.file, line: lineOfKey(input.text, 'authors') }
  input.reporter.report('throw', wrongFrontMatter(place, 'authors', AUTHORS, describe(entry)))
  return undefined
}

function authorOfMap(
  key: string,
  own: Omit<AuthorInput, 'name'> & { name?: string | undefined },
  { file, text, map, mapFile, reporter }: PostAuthorsInput,
): BlogAuthor | undefined {
  const known = map.get(key)
  if (known)
    return { ...known, ...stated(makeAuthor({ ...own, name: own.name ?? known.name }, undefined, '')) }
  const keys = [...map.keys()]
  const place = { file, line: lineOfKey(text, 'authors') }
  reporter.report('throw', unknownAuthor(place, key, nearest(key, keys), keys, mapFile))
  return undefined
}

/** What a post says of an author of the map goes before what the map says, but for what it does not say. */
function stated({ socials, ...author }: BlogAuthor): Partial<BlogAuthor> {
  return socials.length > 0 ? { ...author, socials } : author
}
