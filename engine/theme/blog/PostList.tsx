import type {
  Excerpt,
  PostByline as PostBylineView,
  PostList as PostListView,
  PostSummary,
} from '../../page/listings'
import { AuthorAbout, AuthorPicture } from './Authors'

/** Posts with their excerpts, which are in the order of the posts. */
export function PostList({ posts, author, all }: PostListView, excerpts: readonly Excerpt[]) {
  return (
    <div className="post-list">
      {author && <AuthorAbout {...author} />}
      {posts.map((post, index) => (
        <Post key={post.href} post={post} excerpt={excerpts[index]} />
      ))}
      {posts.length === 0 && <p>There are no posts yet.</p>}
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
              <b>Read more</b>
              <span className="sr-only"> about {label}</span>
            </a>
          )}
          {tags.length > 0 && (
            <ul className="tags" aria-label="Tags">
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
