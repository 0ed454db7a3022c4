import type { Reporter } from '../../diagnostics/reporter'
import type { CountedLink, TagsList } from '../../page/listings'
import { lineOfKey } from '../front-matter/split'
import { tagSlug } from '../front-matter/values'
import { withBase } from '../href'
import { byName } from '../names'
import { sharedTagRoute } from '../problems'
import type { DocTag, FrontMatter, Listing, Source } from '../types'

/** Labels and routes of a doc's tags, each once. `tagsPath` is the route of the list of tags. */
export function readTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  const found = namedTags(tags, tagsPath)
  return [...new Map(found.toReversed().map((tag) => [tag.permalink, tag])).values()].toReversed()
}

/** Reports two labels that lead to one list of pages, which shows the first of them alone. */
export function checkTagLabels(sources: readonly Source[], tagsPath: string, reporter: Reporter): void {
  const owners = new Map<string, { label: string; file: string }>()
  const reported = new Set<string>()
  for (const { frontMatter, path: file, text, unlisted } of sources) {
    for (const { label, permalink } of unlisted ? [] : namedTags(frontMatter.tags, tagsPath)) {
      const shown = owners.get(permalink)
      if (!shown) owners.set(permalink, { label, file })
      if (!shown || shown.label === label || reported.has(`${permalink} ${label}`)) continue
      reported.add(`${permalink} ${label}`)
      const location = { file, line: lineOfKey(text, 'tags') }
      reporter.report('warn', sharedTagRoute(location, permalink, label, shown))
    }
  }
}

function namedTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  return (tags ?? []).map((tag) => {
    const label = (typeof tag === 'string' ? tag : tag.label).trim()
    const own = typeof tag === 'string' ? tagSlug(label) : tag.permalink.replace(/^\/+|\/+$/g, '')
    return { label, permalink: `${tagsPath}/${own}` }
  })
}

type Tagged = Source & { tags: DocTag[] }

interface TaggedPages<Page extends Tagged> {
  tag: DocTag
  pages: Page[]
}

/** The list of all tags of `docs`, and the list of each tag's docs. Nothing where no doc has a tag. */
export function docsTagListings(docs: readonly Tagged[], tagsRoute: string, basePath: string): Listing[] {
  const tags = pagesByTag(docs)
  if (tags.length === 0) return []
  const all = { label: 'All tags', href: withBase(basePath, tagsRoute) }
  return [
    {
      kind: 'docs-tags-list',
      route: tagsRoute,
      path: 'the list of tags',
      title: 'Tags',
      description: 'All tags of these pages.',
      view: tagsList(tags, basePath),
    },
    ...tags.map(
      ({ tag, pages }): Listing => ({
        kind: 'docs-tags-doc-list',
        route: tag.permalink,
        path: `the list of pages tagged '${tag.label}'`,
        title: `Tag: ${tag.label}`,
        description: `All pages tagged ${tag.label}.`,
        view: { cards: pages.map((page) => card(page, basePath)), all },
      }),
    ),
  ]
}

/** By label; pages in the order of `sources`, without those that no list may show. */
export function pagesByTag<Page extends Tagged>(sources: readonly Page[]): TaggedPages<Page>[] {
  const found = new Map<string, TaggedPages<Page>>()
  for (const page of sources.filter(({ unlisted }) => !unlisted)) {
    for (const tag of page.tags) {
      const known = found.get(tag.permalink)
      if (known) known.pages.push(page)
      else found.set(tag.permalink, { tag, pages: [page] })
    }
  }
  return [...found.values()].sort((a, b) => byName(a.tag.label, b.tag.label))
}

export function tagsList(tags: readonly TaggedPages<Tagged>[], basePath: string): TagsList {
  const letters = new Map<string, CountedLink[]>()
  for (const { tag, pages } of tags) {
    const letter = tag.label.slice(0, 1).toUpperCase()
    const link = { label: tag.label, href: withBase(basePath, tag.permalink), count: pages.length }
    letters.set(letter, [...(letters.get(letter) ?? []), link])
  }
  return { letters: [...letters].map(([letter, links]) => ({ letter, tags: links })) }
}

function card({ title, route, description }: Source, basePath: string) {
  return { label: title, href: withBase(basePath, route), description }
}
