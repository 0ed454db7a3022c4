import type { PostAuthor } from '../../page/listings'

/** Decoration: the name stands beside it. Its first letter stands for a picture that there is not. */
export function AuthorPicture({ name, image }: PostAuthor) {
  if (image)
    return <img className="author-picture" src={image} alt="" width="40" height="40" loading="lazy" />
  return (
    <span className="author-picture" aria-hidden="true">
      {[...name][0]}
    </span>
  )
}
