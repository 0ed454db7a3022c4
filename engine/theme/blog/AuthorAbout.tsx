import type { AuthorCard } from '../../page/listings'
import { AuthorPicture } from './AuthorPicture'

/** Who an author is, above the list of their posts. */
export function AuthorAbout(author: AuthorCard) {
  const { title, description, socials } = author
  return (
    <div className="author">
      <AuthorPicture {...author} />
      <div>
        {title && <p>{title}</p>}
        {description && <p>{description}</p>}
        {socials.length > 0 && (
          <ul className="tags" aria-label={`${author.name} elsewhere`}>
            {socials.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
