import { check, type KeyPath } from '../../../kit/data'
import type { Reporter } from '../../../kit/diagnostics'
import {
  type FrontMatter,
  frontMatterFinding,
  lineOfKey,
  lineOfPath,
  unknownName,
  wrongFrontMatter,
} from '../../../kit/pages'
import { describe } from '../../../kit/wording'
import type { BlogAuthor } from '../types'
import { type AuthorInput, authorKey, postAuthor } from './author-schema'
import { makeAuthor } from './authors-map'

export interface PostAuthorsInput {
  frontMatter: FrontMatter
  text: string
  /** Path relative to the site's root. */
  file: string
  /** Undefined if it cannot be read, which is reported once. */
  map: ReadonlyMap<string, BlogAuthor> | undefined
  /** Name of the file that the map was read from. */
  mapFile: string
  reporter: Reporter
}

/** Returns a post's authors: those from the map, and those that only this post defines. */
export function postAuthors(input: PostAuthorsInput): BlogAuthor[] {
  const { authors } = input.frontMatter
  if (authors === undefined || authors === null) return soleAuthor(input.frontMatter)
  const list: unknown[] = Array.isArray(authors) ? authors : [authors]
  const pathOf = (at: number) => (Array.isArray(authors) ? ['authors', at] : ['authors'])
  return list.flatMap((entry, at) => oneAuthor(entry, pathOf(at), input) ?? [])
}

/** Reads the legacy keys: `author`, `author_title`, `author_url` and so on, or `authorTitle`, `authorURL`. */
function soleAuthor(keys: FrontMatter) {
  if (typeof keys.author !== 'string') return []
  const own = {
    name: keys.author,
    title: keys.author_title ?? keys.authorTitle,
    url: keys.author_url ?? keys.authorURL,
    image_url: keys.author_image_url ?? keys.authorImageURL,
  }
  return [makeAuthor(own, undefined, '')]
}

const AUTHORS = 'the key of an author, an object with a `name`, or a list of these'

function oneAuthor(entry: unknown, path: KeyPath, input: PostAuthorsInput): BlogAuthor | undefined {
  const { file, text, reporter } = input
  const plain = check(authorKey, entry)
  if (plain.ok) return authorOfMap(plain.value, { name: undefined }, input)
  const checked = check(postAuthor, entry)
  const { key, name, ...more } = checked.ok ? checked.value : {}
  if (key !== undefined) return authorOfMap(key, { ...more, name }, input)
  if (name !== undefined) return makeAuthor({ ...more, name }, undefined, '')
  const inside = checked.ok ? [] : checked.findings.filter((finding) => finding.path.length > 0)
  for (const finding of inside) {
    const own = { ...finding, path: [...path, ...finding.path] }
    reporter.report('throw', frontMatterFinding(own, { file, line: lineOfPath(text, file, own.path) }))
  }
  const location = { file, line: lineOfKey(text, 'authors') }
  if (inside.length === 0)
    reporter.report('throw', wrongFrontMatter(location, 'authors', AUTHORS, describe(entry)))
  return undefined
}

function authorOfMap(
  key: string,
  own: Omit<AuthorInput, 'name'> & { name?: string | undefined },
  { file, text, map, mapFile, reporter }: PostAuthorsInput,
): BlogAuthor | undefined {
  if (map === undefined) return undefined
  const known = map.get(key)
  if (known)
    return { ...known, ...dropEmpty(makeAuthor({ ...own, name: own.name ?? known.name }, undefined, '')) }
  const problem = unknownName({
    user: 'This post',
    kind: 'author',
    name: key,
    known: [...map.keys()],
    alternative: `one that is added to ${mapFile}`,
    otherwise: `Add \`${key}\` to ${mapFile}.`,
  })
  reporter.report('throw', { ...problem, file, line: lineOfKey(text, 'authors') })
  return undefined
}

/** What a post states about an author overrides the map, except for an empty list of socials. */
function dropEmpty({ socials, ...author }: BlogAuthor): Partial<BlogAuthor> {
  return socials.length > 0 ? { ...author, socials } : author
}
