import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser'
import { createTab } from './webdriver'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Nothing but the tested site is asked for, and no tab but the first is opened. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

/** Starts Firefox, and drives it by its own protocol, Marionette: WebDriver without a driver in between. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'docs-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote']
  const child = spawn(FIREFOX, [...flags, '--profile', profile], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const socket = connect(await portOf(profile), '127.0.0.1')
  const send = createSender(socket)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return {
    name: 'Firefox',
    tab: createTab((command, parameters) => send(`WebDriver:${command}`, parameters)),
    async errors() {
      await send('Marionette:SetContext', { value: 'chrome' })
      const found = await send('WebDriver:ExecuteScript', { script: CONSOLE, args: [] })
      await send('Marionette:SetContext', { value: 'content' })
      return found as string[]
    },
    async close() {
      socket.destroy()
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Firefox writes the port that it took into its profile. */
async function portOf(profile: string): Promise<number> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
    } catch {
      await wait(100)
    }
  }
  throw new Error('Firefox did not start within 30 s.')
}

/** Errors of pages in the whole console, those of loading and of the policy too. */
const CONSOLE = `
  const errors = Services.console.getMessageArray().filter((message) =>
    message instanceof Ci.nsIScriptError &&
    !(message.flags & (Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag)) &&
    /^https?:/.test(message.sourceName))
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage)
  const logged = storage.getEvents().filter((event) => event.level === 'error' && /^https?:/.test(event.filename))
  Services.console.reset()
  storage.clearEvents()
  return [
    ...errors.map((error) => error.errorMessage + ' (' + error.sourceName + ':' + error.lineNumber + ')'),
    ...logged.map((event) => event.arguments.join(' ') + ' (' + event.filename + ':' + event.lineNumber + ')'),
  ]
`

/** A message is its length, a colon and JSON: `[type, id, error or name, value or parameters]`. */
function createSender(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: [error: { message: string } | null, value: unknown]) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (let message = takeMessage(); message; message = takeMessage()) {
      const answer: unknown = JSON.parse(message)
      // The first message is a greeting.
      if (Array.isArray(answer)) waiting.get(answer[1])?.([answer[2], answer[3]])
    }
  })
  return async (name, parameters = {}) => {
    const id = ++last
    const text = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [error, value] = await new Promise<[{ message: string } | null, unknown]>((resolve) =>
      waiting.set(id, resolve),
    )
    if (error) throw new Error(`${name}: ${error.message}`)
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value
  }

  function takeMessage(): string | undefined {
    const colon = received.indexOf(':')
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString())
    if (colon < 0 || received.length < end) return undefined
    const message = received.subarray(colon + 1, end).toString()
    received = received.subarray(end)
    return message
  }
}
