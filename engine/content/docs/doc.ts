import { posix } from 'node:path'
import type { DocsSet } from '../../config/types'
import { splitNumberPrefix, stripNumberPrefixes } from '../names'
import { markdownFormat, sourceFields } from '../source'
import type { Doc, FoundFile, ParsedFile, VersionSetup } from '../types'
import { readTags } from './tags'

const MARKDOWN = /\.(mdx?)$/

export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path)
}

/** Returns the documentation page of a version that a file defines. */
export function makeDoc(
  found: FoundFile,
  parsed: ParsedFile,
  config: Pick<DocsSet, 'numberPrefixParser'>,
  version: VersionSetup,
): Doc {
  const { frontMatter } = parsed
  const name = nameDoc({
    path: found.path,
    id: frontMatter.id,
    slug: frontMatter.slug,
    stripNumbers: config.numberPrefixParser && frontMatter.parse_number_prefixes !== false,
  })
  return {
    kind: 'doc',
    format: markdownFormat(found.path),
    ...sourceFields(found, parsed, lastPart(name.id)),
    id: name.id,
    version: version.name,
    route: `${version.route}${name.slug}`.replace(/(.)\/$/, '$1'),
    tags: readTags(frontMatter.tags, tagsRoute(version)),
    sidebarLabel: frontMatter.sidebar_label,
    sidebarPosition: frontMatter.sidebar_position ?? name.position,
  }
}

/** Returns the route of a version's list of tags, without the base path. */
export function tagsRoute({ route }: Pick<VersionSetup, 'route'>): string {
  return `${route}/tags`
}

export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

interface DocName {
  id: string
  /** Below the docs' own route: `/` for its root. */
  slug: string
  /** The number before the file's name. */
  position: number | undefined
}

export interface DocNameInput {
  /** Below the docs folder: `guides/01-setup.mdx`. */
  path: string
  id?: string | undefined
  slug?: string | undefined
  stripNumbers: boolean
}

/** Returns a doc's names, from its file and its front matter. */
export function nameDoc({ path, id, slug, stripNumbers }: DocNameInput): DocName {
  const { dir, name } = posix.parse(path)
  const own = stripNumbers ? splitNumberPrefix(name) : { name }
  const folder = stripNumbers ? stripNumberPrefixes(dir) : dir
  const base = id ?? own.name
  const index = slug === undefined && isFolderIndex(path)
  return {
    id: posix.join(folder, base),
    slug: posix.resolve(`/${folder}`, index ? '.' : (slug ?? base)),
    position: own.number,
  }
}

/** True for an `index`, a `README` or a file named like its folder, which serve as the folder's page. */
export function isFolderIndex(path: string): boolean {
  const { dir, name } = posix.parse(path)
  return ['index', 'readme', posix.basename(dir).toLowerCase()].includes(name.toLowerCase())
}
