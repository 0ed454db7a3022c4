import type { SiteConfig } from '../../config/types'
import type { Reporter } from '../../diagnostics/reporter'
import type { CountedLink, TagsList } from '../../page/listings'
import { phrase } from '../../page/words'
import { lineOfKey } from '../front-matter/split'
import { tagSlug } from '../front-matter/values'
import { withBase } from '../href'
import { byName } from '../names'
import { sharedTagRoute } from '../problems'
import type { DocTag, FrontMatter, Listing, Source } from '../types'

/** Returns the labels and routes of a doc's tags, without duplicates. `tagsPath` is the route of the list of tags. */
export function readTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  const found = normalizeTags(tags, tagsPath)
  return [...new Map(found.toReversed().map((tag) => [tag.permalink, tag])).values()].toReversed()
}

/** Reports two labels that lead to the same list of pages, since that list shows only the first label. */
export function checkTagLabels(sources: readonly Source[], tagsPath: string, reporter: Reporter): void {
  const owners = new Map<string, { label: string; file: string }>()
  const reported = new Set<string>()
  for (const { frontMatter, path: file, text, unlisted } of sources) {
    for (const { label, permalink } of unlisted ? [] : normalizeTags(frontMatter.tags, tagsPath)) {
      const shown = owners.get(permalink)
      if (!shown) owners.set(permalink, { label, file })
      if (!shown || shown.label === label || reported.has(`${permalink} ${label}`)) continue
      reported.add(`${permalink} ${label}`)
      const location = { file, line: lineOfKey(text, 'tags') }
      reporter.report('warn', sharedTagRoute(location, permalink, label, shown))
    }
  }
}

function normalizeTags(tags: FrontMatter['tags'], tagsPath: string): DocTag[] {
  return (tags ?? []).map((tag) => {
    const label = (typeof tag === 'string' ? tag : tag.label).trim()
    const own = typeof tag === 'string' ? tagSlug(label) : tag.permalink.replace(/^\/+|\/+$/g, '')
    return { label, permalink: `${tagsPath}/${own}` }
  })
}

type Tagged = Source & { tags: DocTag[] }

/** Items that share a tag or an author; `permalink` is the route of their list. */
interface Group<Term, Item> {
  term: Term
  permalink: string
  items: Item[]
}

/** Returns the list of all tags of `docs`, and the list of each tag's docs. Empty if no doc has a tag. */
export function docsTagListings(
  docs: readonly Tagged[],
  tagsRoute: string,
  { baseUrl: basePath, words: { lists } }: Pick<SiteConfig, 'baseUrl' | 'words'>,
): Listing[] {
  const tags = pagesByTag(docs)
  if (tags.length === 0) return []
  const all = { label: lists.allTags, href: withBase(basePath, tagsRoute) }
  return [
    {
      kind: 'docs-tags-list',
      route: tagsRoute,
      path: 'the list of tags',
      title: lists.tags,
      description: lists.allPageTags,
      view: tagsList(tags, basePath),
    },
    ...tags.map(
      ({ term: { label, permalink }, items }): Listing => ({
        kind: 'docs-tags-doc-list',
        route: permalink,
        path: `the list of pages tagged '${label}'`,
        title: phrase(lists.tag, { tag: label }),
        description: phrase(lists.pagesTagged, { tag: label }),
        view: { cards: items.map((page) => card(page, basePath)), all },
      }),
    ),
  ]
}

/** Returns tags by label, each with its pages in the order of `sources`. Unlisted pages are left out. */
export function pagesByTag<Page extends Tagged>(sources: readonly Page[]): Group<DocTag, Page>[] {
  const listed = sources.filter(({ unlisted }) => !unlisted)
  return groupByTerm(listed, ({ tags }) => tags).sort((a, b) => byName(a.term.label, b.term.label))
}

/** Groups items by each of their terms that has a list, in order of first appearance. */
export function groupByTerm<Term extends { permalink?: string }, Item>(
  items: readonly Item[],
  termsOf: (item: Item) => readonly Term[],
): Group<Term, Item>[] {
  const groups = new Map<string, Group<Term, Item>>()
  for (const item of items) {
    for (const term of termsOf(item)) {
      const { permalink } = term
      if (permalink === undefined) continue
      const group = groups.get(permalink)
      if (group) group.items.push(item)
      else groups.set(permalink, { term, permalink, items: [item] })
    }
  }
  return [...groups.values()]
}

export function tagsList(tags: readonly Group<DocTag, unknown>[], basePath: string): TagsList {
  const letters = new Map<string, CountedLink[]>()
  for (const { term, permalink, items } of tags) {
    const letter = term.label.slice(0, 1).toUpperCase()
    const link = { label: term.label, href: withBase(basePath, permalink), count: items.length }
    letters.set(letter, [...(letters.get(letter) ?? []), link])
  }
  return { letters: [...letters].map(([letter, links]) => ({ letter, tags: links })) }
}

function card({ title, route, description }: Source, basePath: string) {
  return { label: title, href: withBase(basePath, route), description }
}
