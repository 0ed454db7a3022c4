import type { AuthorCard } from '../../page/listings'
import { AuthorPicture } from './AuthorPicture'

/** All authors, each a card that leads to their posts. */
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
          <p className="card-note">{author.count === 1 ? '1 post' : `${author.count} posts`}</p>
        </div>
      ))}
    </div>
  )
}
