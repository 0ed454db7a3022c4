import type { Page, Route } from '@playwright/test'

export interface Held {
  /** Resolves when the request arrives. */
  asked: Promise<void>
  /** Lets it through. */
  release(): Promise<void>
}

/** Holds back requests to a URL until the test releases them, like a slow network but without timing. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  const waiting: Route[] = []
  let open = false
  let tell = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(url, async (route) => {
    tell()
    if (open) await route.continue()
    else waiting.push(route)
  })
  return {
    asked,
    async release() {
      open = true
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}
