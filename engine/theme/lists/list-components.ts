import type { ReactNode } from 'react'
import type { ListingKind, ListingViews } from '../../page/listings'
import { CardList } from './CardList'
import { TagsList } from './TagsList'

export type ListComponents = { [Kind in ListingKind]: (view: ListingViews[Kind]) => ReactNode }

/** What prints each kind of list. They run at build time only. */
export const listComponents: ListComponents = {
  'docs-tags-list': TagsList,
  'docs-tags-doc-list': CardList,
}
