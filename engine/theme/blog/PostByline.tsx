import type { PostByline as PostBylineView } from '../../page/listings'
import { AuthorPicture } from './Authors'

/** When a post was published, how long it takes to read, and who wrote it. */
export function PostByline({ date, day, readingMinutes, authors }: PostBylineView) {
  return (
    <div className="byline">
      <p>
        <time dateTime={date}>{day}</time>
        {readingMinutes !== undefined && <span>{readingMinutes} min read</span>}
      </p>
      {authors.length > 0 && (
        <ul aria-label="Authors">
          {authors.map((author) => (
            <li key={author.name}>
              <AuthorPicture {...author} />
              <div>
                {author.href ? <a href={author.href}>{author.name}</a> : <b>{author.name}</b>}
                {author.title && <small>{author.title}</small>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
