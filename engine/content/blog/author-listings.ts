import type { AuthorCard } from '../../page/listings'
import { withBase } from '../href'
import { byName } from '../names'
import type { BlogAuthor, BlogPost, Listing } from '../types'
import { authorView, pagesOf, type Wording } from './post-lists'

interface AuthoredPosts {
  author: BlogAuthor
  permalink: string
  posts: BlogPost[]
}

/** The list of all authors with posts, and the list of each one's posts. Nothing where no post has an author of the map. */
export function authorListings(
  posts: readonly BlogPost[],
  route: string,
  perPage: number | 'ALL',
  wording: Wording,
): Listing[] {
  const authors = postsByAuthor(posts)
  if (authors.length === 0) return []
  const all = { label: 'All authors', href: withBase(wording.basePath, route) }
  const pages = authors.flatMap((authored) => {
    const { author, permalink } = authored
    return pagesOf(
      {
        kind: 'blog-authors-posts',
        route: permalink,
        path: `the list of posts by ${author.name}`,
        title: author.name,
        description: author.description ?? `All posts by ${author.name}.`,
        posts: authored.posts,
        shared: { author: card(authored, wording), all },
      },
      perPage,
      wording,
    )
  })
  const list: Listing = {
    kind: 'blog-authors-list',
    route,
    path: 'the list of authors',
    title: 'Authors',
    description: 'All authors of these posts.',
    view: { authors: authors.map((authored) => card(authored, wording)) },
    neighbors: {},
  }
  return [list, ...pages]
}

/** By name. What one post says otherwise of an author holds for that post alone. */
function postsByAuthor(posts: readonly BlogPost[]): AuthoredPosts[] {
  const found = new Map<string, AuthoredPosts>()
  for (const post of posts) {
    for (const author of post.authors) {
      const { permalink } = author
      if (permalink === undefined) continue
      const known = found.get(permalink)
      if (known) known.posts.push(post)
      else found.set(permalink, { author, permalink, posts: [post] })
    }
  }
  return [...found.values()].sort((a, b) => byName(a.author.name, b.author.name))
}

function card({ author, posts }: AuthoredPosts, wording: Wording): AuthorCard {
  const { description, socials, url } = author
  const own = url === undefined ? [] : [{ label: 'Website', href: url }]
  return {
    ...authorView(author, wording),
    ...(description === undefined ? {} : { description }),
    socials: [...own, ...socials],
    count: posts.length,
  }
}
