import type { SiteConfig } from '../../config/types'
import type { FoundFile } from '../files'
import type { ParsedFile } from '../parsed-file'
import { markdownFormat, sourceFields } from '../source-fields'
import type { Doc } from '../types'
import type { VersionSetup } from '../versions/version-setups'
import { nameDoc } from './doc-route'
import { readTags } from './tags'

const MARKDOWN = /\.(mdx?)$/

export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path)
}

/** One documentation page of a version, from its file and the configuration. */
export function makeDoc(
  found: FoundFile,
  parsed: ParsedFile,
  config: SiteConfig['docs'],
  version: VersionSetup,
): Doc {
  const { frontMatter } = parsed
  const name = nameDoc({
    path: found.path,
    id: frontMatter.id,
    slug: frontMatter.slug,
    stripNumbers: config.numberPrefixParser && frontMatter.parse_number_prefixes !== false,
  })
  const position = frontMatter.sidebar_position ?? name.position
  return {
    kind: 'doc',
    format: markdownFormat(found.path),
    ...sourceFields(found, parsed, lastPart(name.id)),
    id: name.id,
    version: version.name,
    route: `${version.route}${name.slug}`.replace(/(.)\/$/, '$1'),
    tags: readTags(frontMatter.tags, tagsRoute(version)),
    ...(frontMatter.sidebar_label === undefined ? {} : { sidebarLabel: frontMatter.sidebar_label }),
    ...(position === undefined ? {} : { sidebarPosition: position }),
  }
}

/** Where all tags of a version are listed, without the base path. */
export function tagsRoute({ route }: Pick<VersionSetup, 'route'>): string {
  return `${route}/tags`
}

export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
