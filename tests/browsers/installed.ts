import { existsSync } from 'node:fs'
import { FIREFOX } from './firefox'
import { DRIVER, findMiniBrowser, SCREEN } from './webkit'

/** Debian's packages of the browsers beside Chromium that tests drive. */
export const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']

export function hasBrowsers(): boolean {
  return [FIREFOX, DRIVER, SCREEN].every(existsSync) && findMiniBrowser() !== undefined
}
