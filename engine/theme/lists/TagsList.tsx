import type { TagsList as TagsListView } from '../../page/listings'

/** All tags by their first letter, each with the number of its pages. */
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
