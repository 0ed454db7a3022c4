import { withBase } from '../../../kit/hrefs'
import { byName, groupByTerm, type Listing } from '../../../kit/pages'
import { phrase } from '../../../page/words'
import type { BlogAuthor, BlogPost } from '../types'
import type { AuthorCard } from '../views'
import { authorView, type Divide, type Wording } from './post-lists'

/** Returns the list of all authors, and each one's list of posts. Empty if no post has an author from the map. */
export function authorListings(
  posts: readonly BlogPost[],
  route: string,
  wording: Wording,
  divide: Divide,
): Listing[] {
  const words = wording.words.blog
  // What a post overrides about an author applies to that post only.
  const authors = groupByTerm(posts, (post) => post.authors)
  authors.sort((a, b) => byName(a.term.name, b.term.name))
  if (authors.length === 0) return []
  const all = { label: words.allAuthors, href: withBase(wording.basePath, route) }
  const pages = authors.flatMap(({ term, permalink, items }) =>
    divide({
      kind: 'blog-authors-posts',
      route: permalink,
      path: `the list of posts by ${term.name}`,
      title: term.name,
      description: term.description ?? phrase(words.postsBy, { author: term.name }),
      posts: items,
      shared: { author: card(term, items.length, wording), all },
    }),
  )
  const list: Listing = {
    kind: 'blog-authors-list',
    route,
    path: 'the list of authors',
    title: words.authors,
    description: words.listedAuthors,
    view: { authors: authors.map(({ term, items }) => card(term, items.length, wording)) },
    neighbors: {},
  }
  return [list, ...pages]
}

function card(author: BlogAuthor, count: number, wording: Wording): AuthorCard {
  const { description, socials, url } = author
  const own = url === undefined ? [] : [{ label: wording.words.blog.website, href: url }]
  return {
    ...authorView(author, wording),
    ...(description === undefined ? {} : { description }),
    socials: [...own, ...socials],
    count,
  }
}
