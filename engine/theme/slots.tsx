import { createContext, type FC, useContext } from 'react'
import type { SlotName } from '../feature'

/** The components that a site's features add to each place of the layout. */
export type SlotParts = Partial<Record<SlotName, readonly FC[]>>

export const SlotsContext = createContext<SlotParts>({})

/** Renders what features add to a place of the layout, in the order of the features. */
export function Slot({ name }: { name: SlotName }) {
  const parts = useContext(SlotsContext)[name] ?? []
  return parts.map((Part, index) => <Part key={index} />)
}
