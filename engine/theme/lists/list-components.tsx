import type {
  CardList as CardListView,
  ListingKind,
  ListingViews,
  TagsList as TagsListView,
  View,
} from '../../page/listings'

/** The components of lists of docs. They run only at build time. */
export const docsViews: { [Kind in ListingKind]: View<ListingViews[Kind]> } = {
  'docs-tags-list': TagsList,
  'docs-tags-doc-list': CardList,
  'docs-generated-index': CardList,
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

/** All tags, by first letter. */
export function TagsList({ letters }: TagsListView) {
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
