import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtSite, isSiteName, type SiteName } from '../../sites'
import { buildOffline } from './offline-builds'
import { type ServedMode, Servers } from './servers'

/** Tells workers, which are separate processes, the URL of this server. */
const ADDRESS = 'DOCS_SERVER_DESK'

/** In place of a mode: the builds of `offline-builds`. */
const OFFLINE = 'offline'

/** Then, servers end because the run does. */
let isEnding = false

/** Provides the servers of this run to its workers. @returns a function that stops all of them. */
export default async function openDesk(): Promise<() => Promise<void>> {
  const servers = new Servers()
  let offline: Promise<string> | undefined
  const answer = async (mode: string, name: string): Promise<string> => {
    if (mode === OFFLINE) {
      offline ??= buildOffline()
      return offline
    }
    if (!isSiteName(name)) throw new Error(`No site has the name ${name}.`)
    return (await servers.get(name, mode === 'dev' ? 'dev' : 'build')).url
  }
  const desk = createServer(async ({ url = '' }, response) => {
    const [, mode = '', name = ''] = url.split('/')
    try {
      response.end(await answer(mode, name))
    } catch (error) {
      endRun(`The site ${name} does not build: ${inOneLine(error)}`)
    }
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  process.env[ADDRESS] = `http://127.0.0.1:${portOf(desk.address())}`
  process.once('SIGINT', () => {
    isEnding = true
  })
  return async () => {
    isEnding = true
    desk.close()
    await servers.stop()
    if (offline) rmSync(await offline, { recursive: true, force: true })
  }
}

/** Ends the run as Ctrl+C does: nothing answers the tests that wait, and no other test begins. */
function endRun(reason: string): void {
  if (isEnding) return
  isEnding = true
  process.stderr.write(`\n${reason}\n`)
  process.kill(process.pid, 'SIGINT')
}

/** Returns the first error that a build printed, with its place. */
function inOneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, what, place] = /^error: (.+)(?:\n\s+at\s+(.+))?/m.exec(text) ?? []
  if (what === undefined) return text
  return place === undefined ? what : `${what} (${place})`
}

/** Returns the URL of a site, built if it has changed, once its server is ready. */
export async function siteAddress(name: SiteName, mode: ServedMode): Promise<string> {
  return ask(`${mode}/${name}`)
}

/** Returns the folder with the builds of `offline-builds`, which a run makes once. */
export async function offlineBuilds(): Promise<string> {
  return ask(`${OFFLINE}/crash`)
}

/** Returns the folder of a built site, once it is built. */
export async function builtFolder(name: SiteName): Promise<string> {
  await siteAddress(name, 'build')
  return builtSite(name)
}

async function ask(what: string): Promise<string> {
  const response = await fetch(`${process.env[ADDRESS]}/${what}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The desk of servers has no port.')
  return address.port
}
