import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hashTarget } from '../../client/scroll'

/** Chooses the tab that holds what the address points at: it could not be scrolled to while hidden. */
export function useHashTab(tabs: RefObject<HTMLElement | null>, select: (index: number) => void): void {
  const follow = useEffectEvent(() => {
    const target = hashTarget(location.hash)
    const panels = [...(tabs.current?.children ?? [])].filter((child) => child.role === 'tabpanel')
    const index = panels.findIndex((panel) => panel.contains(target))
    if (!target || index < 0) return
    select(index)
    requestAnimationFrame(() => target.scrollIntoView())
  })
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
