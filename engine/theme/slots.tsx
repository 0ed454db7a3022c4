import { createContext, type FC, useContext } from 'react'
import type { ArticleSlot, ArticleSlotProps, ShellSlot } from '../feature'

/** The components that a site's features add to each place of the layout. */
export type SlotParts = Partial<Record<ShellSlot, readonly FC[]>>

/** The components that they add to each place of a page. Browsers do not get them. */
export type ArticleSlotParts = Partial<Record<ArticleSlot, readonly FC<ArticleSlotProps>[]>>

export const SlotsContext = createContext<SlotParts>({})

/** Renders what features add to a place of the layout, in the order of the features. */
export function Slot({ name }: { name: ShellSlot }) {
  const parts = useContext(SlotsContext)[name] ?? []
  return parts.map((Part, index) => <Part key={index} />)
}
