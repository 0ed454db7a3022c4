import type { Page } from '@playwright/test'

/** Marks the document, so that a full load shows: the next document has no mark. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

/** Waits until two frames have passed: time enough for what a page does with an answer that has come. */
export const framesLater = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
