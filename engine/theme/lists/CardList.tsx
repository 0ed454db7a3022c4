import type { CardList as CardListView } from '../../page/listings'

export function CardList({ cards, all }: CardListView) {
  return (
    <>
      {cards.map(({ label, href, description }) => (
        <section key={href}>
          <h2>
            <a href={href}>{label}</a>
          </h2>
          {description && <p>{description}</p>}
        </section>
      ))}
      {all && (
        <p>
          <a href={all.href}>{all.label}</a>
        </p>
      )}
    </>
  )
}
