import type { Excerpt } from '../../../page/listings'
import { phrase } from '../../../page/words'
import type { PostByline as PostBylineView, PostList as PostListView, PostSummary } from '../views'
import { AuthorAbout, AuthorPicture } from './Authors'

/** Posts with their excerpts, which must be in the order of the posts. */
export function PostList({ posts, author, all }: PostListView, excerpts: readonly Excerpt[]) {
  return (
    <div className="post-list">
      {author && <AuthorAbout {...author} />}
      {posts.map((post, index) => (
        <Post key={post.href} post={post} excerpt={excerpts[index]} />
      ))}
      {posts.length === 0 && <p>{WORDS.blog.noPosts}</p>}
      {all && (
        <p>
          <a href={all.href}>{all.label}</a>
        </p>
      )}
    </div>
  )
}

function Post({ post, excerpt }: { post: PostSummary; excerpt: Excerpt | undefined }) {
  const { label, href, byline, tags } = post
  return (
    <section className="post">
      <h2 className="post-title">
        <a href={href}>{label}</a>
      </h2>
      <PostByline {...byline} />
      <div>{excerpt?.content}</div>
      {(excerpt?.isCut || tags.length > 0) && (
        <footer>
          {excerpt?.isCut && (
            <a href={href}>
              <b>{WORDS.blog.readMore}</b>
              <span className="sr-only"> {phrase(WORDS.blog.about, { title: label })}</span>
            </a>
          )}
          {tags.length > 0 && (
            <ul className="tags" aria-label={WORDS.blog.tags}>
              {tags.map((tag) => (
                <li key={tag.href}>
                  <a href={tag.href}>{tag.label}</a>
                </li>
              ))}
            </ul>
          )}
        </footer>
      )}
    </section>
  )
}

/** A post's date, reading time and authors. */
export function PostByline({ date, day, readingMinutes, authors }: PostBylineView) {
  return (
    <div className="byline">
      <p>
        <time dateTime={date}>{day}</time>
        {readingMinutes !== undefined && (
          <span>{phrase(WORDS.blog.readingTime, { minutes: readingMinutes })}</span>
        )}
      </p>
      {authors.length > 0 && (
        <ul aria-label={WORDS.blog.authors}>
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
