import { type RefObject, useEffect, useEffectEvent } from 'react'
import { onAddressChange } from '../../client/navigation/address-change'
import { hashTarget, rememberedScroll } from '../../client/navigation/scroll'

/**
 * Chooses the tab that holds what the address points at: it could not be scrolled to while hidden. An
 * entry of the history that the reader comes back to has a place of its own.
 */
export function useHashTab(tabs: RefObject<HTMLElement | null>, select: (index: number) => void): void {
  const follow = useEffectEvent(() => {
    const target = hashTarget(location.hash)
    const panels = [...(tabs.current?.children ?? [])].filter((child) => child.role === 'tabpanel')
    const index = panels.findIndex((panel) => panel.contains(target))
    if (!target || index < 0) return
    select(index)
    if (rememberedScroll(history.state) === undefined) requestAnimationFrame(() => target.scrollIntoView())
  })
  useEffect(() => {
    follow()
    return onAddressChange(follow)
  }, [])
}
