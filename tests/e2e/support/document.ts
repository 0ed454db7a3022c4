import type { APIResponse, Page } from '@playwright/test'

/** Marks the document. A full load creates a new document without the mark. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

/** Waits for two frames: long enough for a page to process a response. */
export const framesLater = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * Asks for a document beside the page. A server closes a connection that was idle for five seconds, maybe in the moment of the
 * next request, which browsers then send again.
 */
export const answerOf = (page: Page, path: string): Promise<APIResponse> =>
  page.request.get(path, { maxRetries: 1 })
