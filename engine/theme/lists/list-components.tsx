import type { ReactNode } from 'react'
import { AuthorsList } from '../../features/blog/theme/Authors'
import { PostList } from '../../features/blog/theme/PostList'
import type {
  CardList as CardListView,
  Excerpt,
  ListingKind,
  ListingViews,
  TagsList as TagsListView,
} from '../../page/listings'

/** `excerpts` are those of a list of posts, in its order. */
export type ListComponents = {
  [Kind in ListingKind]: (view: ListingViews[Kind], excerpts: readonly Excerpt[]) => ReactNode
}

/** The components of all kinds of lists. They run only at build time. */
export const listComponents: ListComponents = {
  'docs-tags-list': TagsList,
  'docs-tags-doc-list': CardList,
  'docs-generated-index': CardList,
  'blog-list': PostList,
  'blog-tags-list': TagsList,
  'blog-tags-post-list': PostList,
  'blog-authors-list': AuthorsList,
  'blog-authors-posts': PostList,
}

/** Pages as cards that link as a whole. */
function CardList({ intro, cards, all }: CardListView) {
  return (
    <>
      {intro && <p>{intro}</p>}
      <div className="cards">
        {cards.map(({ label, href, description }) => (
          <div className="card" key={href}>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            {description && <p>{description}</p>}
          </div>
        ))}
      </div>
      {all && (
        <p>
          <a href={all.href}>{all.label}</a>
        </p>
      )}
    </>
  )
}

function TagsList({ letters }: TagsListView) {
  return (
    <div className="tag-letters">
      {letters.map(({ letter, tags }) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul className="tags">
            {tags.map(({ label, href, count }) => (
              <li key={href}>
                <a href={href}>
                  {label} <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
