import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumArgs } from '../tests/chromium'
import { serve } from '../tests/docs-cli'
import { BETWEEN_EDITS, EDITS, PAGE_TO_EDIT, pageToEdit } from './edits'
import type { Row } from './table'

/** Measures from the start of the dev server to its first page, and from an edit to the screen. */
export async function measureDevServer(site: string, folder: string, executablePath: string): Promise<Row[]> {
  const started = performance.now()
  const server = await serve(['dev', site, '--port', '0', '--cache', join(folder, 'dev-cache')])
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    await fetch(server.url, { headers: { accept: 'text/html' } })
    const first = performance.now() - started
    const page = await browser.newPage()
    await page.goto(server.url + PAGE_TO_EDIT)
    await page.locator('html[data-hydrated]').waitFor()
    const file = pageToEdit(site)
    const source = readFileSync(file, 'utf8')
    const edits: number[] = []
    for (let edit = 0; edit < EDITS; edit++) {
      await pause(BETWEEN_EDITS)
      const before = performance.now()
      writeFileSync(file, `${source}\n\nEdited ${edit} times.\n`)
      await page.waitForFunction(
        (text) => document.querySelector('main')?.textContent?.includes(text),
        `Edited ${edit} times`,
      )
      edits.push(performance.now() - before)
    }
    return [
      { what: 'dev server, start to first page', values: [first], unit: 'ms', aim: '' },
      { what: 'dev server, edit to screen', values: edits, unit: 'ms', aim: '<= 120 ms' },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
