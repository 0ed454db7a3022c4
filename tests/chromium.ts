import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { show } from './commands'

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The one without a window comes first: it is the same engine, and the tests take two thirds of the time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const help =
  'No Chromium was found and none could be fetched: install one with "apt-get install chromium" or "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to yours.'

/** The browser that the tests drive: the one named by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path) && starts(path))
}

/** The same, and where there is none gets one. Throws one sentence that says what to install. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined && starts(found)) return found
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is "${found}", which does not start.`)
  for (const attempt of [downloadPlaywrights, installDebians]) {
    await attempt()
    const path = findChromium()
    if (path !== undefined) return path
  }
  throw new Error(help)
}

/** A downloaded browser may lie there without the system libraries it needs. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

async function downloadPlaywrights(): Promise<void> {
  console.log('No Chromium here. Downloading Playwright’s own: npx playwright install chromium')
  await show('npx', ['playwright', 'install', 'chromium'])
}

async function installDebians(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Still no Chromium that starts. Installing the system’s: apt-get install -y chromium')
  await show('apt-get', ['update'])
  await show('apt-get', ['install', '-y', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
