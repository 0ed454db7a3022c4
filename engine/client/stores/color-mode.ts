import type { ColorModeConfig } from '../../page/site'
import { onStoredChange, readStored, writeStored } from './storage'

export type ColorChoice = 'light' | 'dark' | 'system'

export const THEME_KEY = 'theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

export interface ColorMode {
  /** Follows the system and other tabs while there are listeners. */
  subscribe(listener: () => void): () => void
  choice(): ColorChoice
  /** The choice on a first visit, which builds prerender. */
  firstChoice(): ColorChoice
  choose(choice: ColorChoice): void
}

/** The reader's color mode: stored in the browser, and set as `data-theme` and `data-theme-choice` on `<html>`. */
export function createColorMode(config: ColorModeConfig): ColorMode {
  const listeners = new Set<() => void>()
  const first = config.respectPrefersColorScheme ? 'system' : config.defaultMode
  let current: ColorChoice | undefined
  let stop = () => {}

  const choice = () => {
    current ??= readChoice(config) ?? first
    return current
  }
  const show = () => {
    const root = document.documentElement
    root.dataset.theme = choice() === 'system' ? systemMode() : choice()
    root.dataset.themeChoice = choice()
    for (const listener of listeners) listener()
  }
  const start = () => {
    if (config.disableSwitch) writeStored(THEME_KEY, null)
    const system = matchMedia(DARK_QUERY)
    system.addEventListener('change', show)
    const stopStorage = onStoredChange(THEME_KEY, () => {
      current = undefined
      show()
    })
    stop = () => {
      system.removeEventListener('change', show)
      stopStorage()
    }
    show()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    choice,
    firstChoice: () => first,
    choose(next) {
      current = next === 'system' ? first : next
      writeStored(THEME_KEY, next === 'system' ? null : next)
      show()
    },
  }
}

/** Returns the choice after this one: light, dark, system, and light again; without the system, only light and dark. */
export function nextChoice(
  choice: ColorChoice,
  { respectPrefersColorScheme }: Pick<ColorModeConfig, 'respectPrefersColorScheme'>,
): ColorChoice {
  if (choice === 'light') return 'dark'
  return choice === 'dark' && respectPrefersColorScheme ? 'system' : 'light'
}

function readChoice({ disableSwitch }: ColorModeConfig): ColorChoice | undefined {
  const stored = disableSwitch ? null : readStored(THEME_KEY)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

function systemMode(): 'light' | 'dark' {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}
