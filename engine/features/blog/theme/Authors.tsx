import { phrase } from '../../../page/words'
import type { AuthorCard, PostAuthor } from '../views'

/** The profile of an author, above the list of their posts. */
export function AuthorAbout(author: AuthorCard) {
  const { title, description, socials } = author
  return (
    <div className="author">
      <AuthorPicture {...author} />
      <div>
        {title && <p>{title}</p>}
        {description && <p>{description}</p>}
        {socials.length > 0 && (
          <ul className="tags" aria-label={phrase(WORDS.blog.elsewhere, { author: author.name })}>
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

/** Decorative, since the name is beside it. The first letter of the name replaces a missing image. */
export function AuthorPicture({ name, image }: PostAuthor) {
  if (image)
    return <img className="author-picture" src={image} alt="" width="40" height="40" loading="lazy" />
  return (
    <span className="author-picture" aria-hidden="true">
      {[...name][0]}
    </span>
  )
}

/** All authors, as cards that link to their posts. */
export function AuthorsList({ authors }: { authors: AuthorCard[] }) {
  return (
    <div className="cards">
      {authors.map((author) => (
        <div className="card author-card" key={author.name}>
          <AuthorPicture {...author} />
          <h2>
            <a href={author.href}>{author.name}</a>
          </h2>
          {author.title && <p>{author.title}</p>}
          <p className="card-note">
            {phrase(author.count === 1 ? WORDS.blog.onePost : WORDS.blog.manyPosts, { count: author.count })}
          </p>
        </div>
      ))}
    </div>
  )
}
