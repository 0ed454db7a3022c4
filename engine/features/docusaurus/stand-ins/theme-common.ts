import { useSyncExternalStore } from 'react'
import { DARK_QUERY, useColorMode as useChoice } from '../../../kit/browser/color-mode'

/** Replaces the hook of `@docusaurus/theme-common` in components written for Docusaurus. */
export function useColorMode() {
  const [choice, setColorMode] = useChoice()
  const isSystemDark = useSyncExternalStore(
    onSystemChange,
    () => matchMedia(DARK_QUERY).matches,
    () => false,
  )
  const ofSystem = isSystemDark ? 'dark' : 'light'
  const colorMode = choice === 'system' ? ofSystem : choice
  return { colorMode, colorModeChoice: choice, setColorMode }
}

function onSystemChange(listener: () => void): () => void {
  const system = matchMedia(DARK_QUERY)
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}
