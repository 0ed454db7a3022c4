import type { ReactNode } from 'react'
import type { Excerpt, ListingKind, ListingViews } from '../../page/listings'
import { AuthorsList } from '../blog/AuthorsList'
import { PostList } from '../blog/PostList'
import { CardList } from './CardList'
import { TagsList } from './TagsList'

/** A list of posts gets their beginnings, in the order of its view. */
export type ListComponents = {
  [Kind in ListingKind]: (view: ListingViews[Kind], excerpts: readonly Excerpt[]) => ReactNode
}

/** What prints each kind of list. They run at build time only. */
export const listComponents: ListComponents = {
  'docs-tags-list': TagsList,
  'docs-tags-doc-list': CardList,
  'docs-generated-index': CardList,
  'blog-list': PostList,
  'blog-tags-list': TagsList,
  'blog-tags-post-list': PostList,
  'blog-authors-list': AuthorsList,
  'blog-authors-posts': PostList,
}
