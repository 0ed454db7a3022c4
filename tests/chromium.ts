import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chromiumArgs as drawingArgs,
  findChromium,
  starts,
} from '../engine/features/diagrams/drawing/chromium'
import { show } from './commands'

export { findChromium }

/** Tests open only what they wrote themselves, on machines and in containers where the sandbox may not work. */
export const chromiumArgs = ['--no-sandbox', ...drawingArgs]

const help =
  'No Chromium was found and none could be fetched: install one with "apt-get install chromium-headless-shell" or "npx playwright install --with-deps --only-shell chromium", or set CHROMIUM_PATH to yours.'

/**
 * Returns the browser for tests. If there is none, it fetches one: a headless shell if possible, with which tests take
 * half the time. Throws a one-sentence instruction if that fails.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined && starts(found)) return found
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is "${found}", which does not start.`)
  const attempts = [
    downloadPlaywrights,
    () => installDebians('chromium-headless-shell'),
    () => installDebians('chromium'),
  ]
  for (const attempt of attempts) {
    await attempt()
    const path = findChromium()
    if (path !== undefined) return path
  }
  throw new Error(help)
}

/** Installs the font that diagrams are drawn with, if it is missing and the machine lets us. */
export async function ensureFont(): Promise<void> {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!/^(?:Arial|Liberation Sans)\b/m.test(stdout ?? ''))
    await installDebians('fonts-liberation', 'fontconfig')
}

/** `Chromium 156.0.8078.108`, as a browser names itself. */
export function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()
}

async function downloadPlaywrights(): Promise<void> {
  console.log('No Chromium here. Downloading Playwright’s: npx playwright install --only-shell chromium')
  await show('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}

/** Installs packages of Debian as root, and does nothing elsewhere. */
export async function installDebians(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing the system’s: apt-get install -y ${packages.join(' ')}`)
  await show('apt-get', ['update', '-q'])
  await show('apt-get', ['install', '-q', '-y', ...packages], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
