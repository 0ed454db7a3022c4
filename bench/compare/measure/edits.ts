import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const EDITS = 5
/** Authors read before the next edit, while the server finishes the previous one. In ms. */
const BETWEEN_EDITS = 1500
const MAX_EDIT = 30_000
/** A page that was just opened may not be listening, or may reload, and miss an edit. */
const FIRST_EDIT = 8000
const FIRST_TRIES = 8

/** Returns the times from editing an open page's file to the screen, in ms, one for each edit. */
export async function editTimes(page: Page, file: string): Promise<number[]> {
  const source = readFileSync(file, 'utf8')
  const edit = (text: string) => writeFileSync(file, `${source}\n\n${text}.\n`)
  try {
    await untilEditsArrive(page, edit)
    const times: number[] = []
    for (let count = 1; count <= EDITS; count++) {
      await pause(BETWEEN_EDITS)
      const text = `Edited for the bench ${count}`
      const began = Date.now()
      edit(text)
      times.push((await seen(page, text, MAX_EDIT)) - began)
    }
    return times
  } finally {
    writeFileSync(file, source)
  }
}

/** Requires two in a row: the first may only be shown because the page was reloaded and is not listening again. */
async function untilEditsArrive(page: Page, edit: (text: string) => void): Promise<void> {
  let inRow = 0
  for (let count = 1; count <= FIRST_TRIES && inRow < 2; count++) {
    await pause(BETWEEN_EDITS)
    const text = `Edited for the bench at first ${count}`
    edit(text)
    inRow = await seen(page, text, FIRST_EDIT).then(
      () => inRow + 1,
      () => 0,
    )
  }
  if (inRow < 2)
    throw new Error(`Of ${FIRST_TRIES} edits no two in a row were on screen in ${FIRST_EDIT} ms.`)
}

/** Returns when an edit was on the screen, in ms since 1970, because a reload restarts the page's own clock. */
async function seen(page: Page, text: string, timeout: number): Promise<number> {
  const time = await page.waitForFunction((key) => sessionStorage.getItem(key), text, { timeout })
  return Number(await time.jsonValue())
}

/** Runs in every page before its own scripts: records in each frame which edits are shown, once they are painted. */
export function noteEdits(): void {
  const look = () => {
    for (const { textContent } of document.querySelectorAll('p')) {
      const text = /^(Edited for the bench .*)\.$/.exec(textContent?.trim() ?? '')?.[1]
      if (text !== undefined && sessionStorage.getItem(text) === null)
        setTimeout(() => sessionStorage.getItem(text) ?? sessionStorage.setItem(text, `${Date.now()}`))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
