import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from './browser'
import { COMMANDS, createTab, type Send } from './webdriver'

export const DRIVER = '/usr/bin/WebKitWebDriver'
export const SCREEN = '/usr/bin/xvfb-run'

/** The small browser that WebKitGTK comes with. */
export function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((triplet) => `/usr/lib/${triplet}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync)
}

/** Starts WebKitGTK, the engine of Safari, on a screen in memory. */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  const binary = findMiniBrowser()
  const child = spawn(SCREEN, ['-a', DRIVER, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
    await ended
  }
  try {
    const url = `http://127.0.0.1:${port}/session`
    const options = { binary, args: ['--automation'] }
    const { sessionId } = (await startSession(url, { 'webkitgtk:browserOptions': options })) as {
      sessionId: string
    }
    const send: Send = (command, parameters) => {
      const [method, path] = COMMANDS[command]
      return ask(`${url}/${sessionId}/${path}`, method, parameters)
    }
    const tab = createTab(send)
    const prepared = (move: (url: string) => Promise<void>) => async (url: string) => {
      await move(url)
      await tab.run(prepare)
    }
    return {
      name: 'WebKit',
      tab: { ...tab, open: prepared(tab.open), reload: () => prepared(tab.reload)('') },
      errors: () => tab.run(() => (window as Recording).errors?.splice(0) ?? []),
      async close() {
        await ask(`${url}/${sessionId}`, 'DELETE').catch(() => undefined)
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

interface Recording extends Window {
  errors?: string[]
}

/** Runs in a page that has loaded. The driver has no way to the console, so errors of loading are not seen. */
function prepare(): void {
  const errors: string[] = []
  ;(window as Recording).errors = errors
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`refused: ${blockedURI}`))
  console.error = (...values: unknown[]) => void errors.push(values.join(' '))
}

/** The driver listens some time after it was started. */
async function startSession(url: string, capabilities: object): Promise<unknown> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await ask(url, 'POST', { capabilities: { alwaysMatch: capabilities } })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await wait(100)
    }
  }
  throw new Error('The driver of WebKit did not answer within 10 s.')
}

/** @throws TypeError if nothing listens, or Error with the driver's message. */
async function ask(url: string, method: string, parameters: object = {}): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {}
  const answer = await fetch(url, { method, ...body })
  const { value } = (await answer.json()) as { value: { message?: string } | null }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.message}`)
  return value
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
