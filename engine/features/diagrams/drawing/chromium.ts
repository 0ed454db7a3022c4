import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { dirname } from 'pathe'
import { globSync } from 'tinyglobby'

export const chromiumArgs = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The headless shell comes first: the same browser engine, with which tests take two thirds of the time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the browser for drawing and for tests: CHROMIUM_PATH, or else the system's, or else Playwright's own, of which
 * there may be only the headless shell.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [...systemPaths, ...playwrightPaths()].find((path) => existsSync(path) && starts(path))
}

/** Playwright names only the path of its Chromium. The headless shell of the same version has the folder beside it. */
function playwrightPaths(): string[] {
  const browser = chromium.executablePath()
  const folder = dirname(dirname(browser))
  const shell = '*/{chrome-headless-shell,headless_shell}{,.exe}'
  const cwd = folder.replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-')
  return [...globSync(shell, { cwd, absolute: true }), browser]
}

/** True for a browser that runs: a downloaded one may lack the system libraries it needs. */
export function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
