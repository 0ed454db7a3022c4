import type { SiteConfig } from '../config/types'
import { nameDoc } from './doc-route'
import type { FoundFile } from './files'
import type { ParsedFile } from './parsed-file'
import { readTags } from './tags'
import type { Doc } from './types'
import type { VersionSetup } from './versions/version-setups'

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
  const { frontMatter, text, bodyStart, heading } = parsed
  const name = nameDoc({
    path: found.path,
    id: frontMatter.id,
    slug: frontMatter.slug,
    stripNumbers: config.numberPrefixParser && frontMatter.parse_number_prefixes !== false,
  })
  const position = frontMatter.sidebar_position ?? name.position
  return {
    kind: 'doc',
    format: found.path.endsWith('.mdx') ? 'mdx' : 'md',
    id: name.id,
    version: version.name,
    file: found.file,
    path: found.source,
    route: `${version.route}${name.slug}`.replace(/(.)\/$/, '$1'),
    title: frontMatter.title ?? heading ?? lastPart(name.id),
    description: frontMatter.description ?? '',
    keywords: frontMatter.keywords ?? [],
    frontMatter,
    text,
    bodyStart,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    tags: readTags(frontMatter.tags, tagsRoute(version)),
    ...(frontMatter.sidebar_label === undefined ? {} : { sidebarLabel: frontMatter.sidebar_label }),
    ...(position === undefined ? {} : { sidebarPosition: position }),
  }
}

/** Where the docs are, without the base path and a trailing slash: empty for the site's root. */
export function docsRoute({ routeBasePath }: Pick<SiteConfig['docs'], 'routeBasePath'>): string {
  const path = routeBasePath.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `/${path}`
}

/** Where all tags of a version are listed, without the base path. */
export function tagsRoute({ route }: Pick<VersionSetup, 'route'>): string {
  return `${route}/tags`
}

export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
