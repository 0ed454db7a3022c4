import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { ORDINARY } from './builds'
import { BASE, type Prepared } from './contender'
import type { Figure } from './figures'
import { pageFile } from './page-files'
import { residentBytes, shortened, start } from './processes'

const EDITS = 5
const BETWEEN_EDITS = 1500
const LONGEST_START = 180_000
const LONGEST_EDIT = 30_000
const MB = 1e6

/** From the start of the dev server, with nothing cached, to a page on screen; and from an edit to the screen. */
export async function measureDev(browser: Browser, prepared: Prepared, title: string): Promise<Figure[]> {
  const { contender, folder } = prepared
  for (const path of contender.caches) rmSync(join(folder, path), { recursive: true, force: true })
  const port = await freePort()
  const began = performance.now()
  const server = start(prepared, contender.dev(port))
  const page = await browser.newPage()
  try {
    await opened(page, server, `http://localhost:${port}${BASE}${ORDINARY}`, title)
    const started = performance.now() - began
    const edits = await edit(page, join(folder, pageFile(contender, ORDINARY)))
    return [
      { group: 'dev', what: 'dev server, start to a page', unit: 's', value: started / 1000 },
      ...edits.map(
        (value): Figure => ({ group: 'dev', what: 'dev server, edit to screen', unit: 'ms', value }),
      ),
      { group: 'dev', what: 'dev server, memory', unit: 'MB', value: residentBytes(server.pid ?? 0) / MB },
    ]
  } finally {
    await page.close()
    await stop(server)
  }
}

/** Asks again until the page is there: some answer before they have it. */
async function opened(page: Page, server: ChildProcess, url: string, title: string): Promise<void> {
  let printed = ''
  server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  server.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const heading = page.locator('h1', { hasText: title }).first()
  const until = performance.now() + LONGEST_START
  while (performance.now() < until && server.exitCode === null) {
    const answer = await page.goto(url, { waitUntil: 'commit' }).catch(() => null)
    if (
      answer?.ok() &&
      (await heading.waitFor({ timeout: LONGEST_EDIT }).then(
        () => true,
        () => false,
      ))
    )
      return
    await pause(100)
  }
  throw new Error(`its dev server showed no page: ${shortened(printed)}`)
}

async function edit(page: Page, file: string): Promise<number[]> {
  const source = readFileSync(file, 'utf8')
  const times: number[] = []
  try {
    for (let count = 0; count < EDITS; count++) {
      await pause(BETWEEN_EDITS)
      const text = `Edited ${count} times`
      const began = performance.now()
      writeFileSync(file, `${source}\n\n${text}.\n`)
      await page.getByText(text).first().waitFor({ timeout: LONGEST_EDIT })
      times.push(performance.now() - began)
    }
    return times
  } finally {
    writeFileSync(file, source)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** Ends the server and what it started. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  process.kill(-server.pid, 'SIGTERM')
  await Promise.race([closed, pause(5000)])
  if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid, 'SIGKILL')
}
