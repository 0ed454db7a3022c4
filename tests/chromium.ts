import { existsSync } from 'node:fs'
import { chromiumArgs, findChromium, starts } from '../engine/diagrams/chromium'
import { show } from './commands'

export { chromiumArgs, findChromium }

const help =
  'No Chromium was found and none could be fetched: install one with "apt-get install chromium" or "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to yours.'

/** Returns the browser for tests, installing one if necessary. Throws a one-sentence instruction if that fails. */
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
