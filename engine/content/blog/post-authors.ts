import { check, type Finding } from '../../config/findings'
import type { KeyPath } from '../../config/key-lines'
import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { describe } from '../../diagnostics/words'
import { unknownFrontMatterPart, wrongFrontMatter } from '../front-matter/problems'
import { lineOfKey, lineOfPath } from '../front-matter/split'
import type { BlogAuthor, FrontMatter } from '../types'
import { type AuthorInput, authorKey, postAuthor } from './author-schema'
import { makeAuthor } from './authors-map'
import { unknownAuthor } from './problems'

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
  const pathOf = (at: number) => (Array.isArray(authors) ? ['authors', at] : ['authors'])
  return list.flatMap((entry, at) => oneAuthor(entry, pathOf(at), input) ?? [])
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

function oneAuthor(entry: unknown, path: KeyPath, input: PostAuthorsInput): BlogAuthor | undefined {
  const plain = check(authorKey, entry)
  if (plain.ok) return authorOfMap(plain.value, { name: undefined }, input)
  const checked = check(postAuthor, entry)
  const { key, name, ...more } = checked.ok ? checked.value : {}
  if (key !== undefined) return authorOfMap(key, { ...more, name }, input)
  if (name !== undefined) return makeAuthor({ ...more, name }, undefined, '')
  const inside = checked.ok ? [] : checked.findings.filter((finding) => finding.path.length > 0)
  for (const finding of inside) reportPart(finding, path, input)
  if (inside.length > 0) return undefined
  const place = { file: input.file, line: lineOfKey(input.text, 'authors') }
  input.reporter.report('throw', wrongFrontMatter(place, 'authors', AUTHORS, describe(entry)))
  return undefined
}

function reportPart(finding: Finding, above: KeyPath, { text, file, reporter }: PostAuthorsInput): void {
  const path = [...above, ...finding.path]
  const place = { file, line: lineOfPath(text, file, path) }
  const key = path.map(String).join('.')
  const problem =
    finding.kind === 'unknown-key'
      ? unknownFrontMatterPart(place, key, finding.near, finding.known)
      : wrongFrontMatter(
          place,
          key,
          finding.expected,
          finding.kind === 'missing' ? 'nothing' : finding.received,
        )
  reporter.report('throw', problem)
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
