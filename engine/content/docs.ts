import type { SiteConfig } from '../config/types'
import { nameDoc } from './doc-route'
import type { FoundFile } from './files'
import type { ParsedFile } from './parsed-file'
import { readTags } from './tags'
import type { Doc } from './types'

const MARKDOWN = /\.(mdx?)$/

export function isMarkdown(path: string): boolean {
  return MARKDOWN.test(path)
}

/** One documentation page, from its file and the configuration. */
export function makeDoc(found: FoundFile, parsed: ParsedFile, config: SiteConfig['docs']): Doc {
  const { frontMatter, text, bodyStart, heading } = parsed
  const name = nameDoc({
    path: found.path,
    id: frontMatter.id,
    slug: frontMatter.slug,
    stripNumbers: config.numberPrefixParser && frontMatter.parse_number_prefixes !== false,
  })
  const root = docsRoute(config)
  const position = frontMatter.sidebar_position ?? name.position
  return {
    kind: 'doc',
    format: found.path.endsWith('.mdx') ? 'mdx' : 'md',
    id: name.id,
    file: found.file,
    path: `${config.path}/${found.path}`,
    route: `${root}${name.slug}`.replace(/(.)\/$/, '$1'),
    title: frontMatter.title ?? heading ?? lastPart(name.id),
    description: frontMatter.description ?? '',
    keywords: frontMatter.keywords ?? [],
    frontMatter,
    text,
    bodyStart,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    tags: readTags(frontMatter.tags, tagsRoute(config)),
    ...(frontMatter.sidebar_label === undefined ? {} : { sidebarLabel: frontMatter.sidebar_label }),
    ...(position === undefined ? {} : { sidebarPosition: position }),
  }
}

/** Where the docs are, without the base path and a trailing slash: empty for the site's root. */
export function docsRoute({ routeBasePath }: Pick<SiteConfig['docs'], 'routeBasePath'>): string {
  const path = routeBasePath.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `/${path}`
}

/** Where all tags of the docs are listed, without the base path. */
export function tagsRoute(config: Pick<SiteConfig['docs'], 'routeBasePath'>): string {
  return `${docsRoute(config)}/tags`
}

export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
