import type { CardList as CardListView } from '../../page/listings'

/** Pages as cards, each a link as a whole. */
export function CardList({ intro, cards, all }: CardListView) {
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
