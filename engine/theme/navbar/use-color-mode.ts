import { useSyncExternalStore } from 'react'
import { type ColorChoice, type ColorMode, createColorMode } from '../../client/stores/color-mode'
import type { ColorModeConfig } from '../../page/site'
import { useSite } from '../contexts'

/** The button in the navbar and the choice in the menu change the same mode. */
const modes = new WeakMap<ColorModeConfig, ColorMode>()

/** Returns the reader's choice, and a function that changes it. */
export function useColorMode(): [choice: ColorChoice, choose: (choice: ColorChoice) => void] {
  const mode = modeOf(useSite().colorMode)
  return [useSyncExternalStore(mode.subscribe, mode.choice, mode.firstChoice), mode.choose]
}

function modeOf(config: ColorModeConfig): ColorMode {
  const mode = modes.get(config) ?? createColorMode(config)
  modes.set(config, mode)
  return mode
}
