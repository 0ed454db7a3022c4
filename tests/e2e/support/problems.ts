import type { BrowserContext } from '@playwright/test'

/** What must not happen in a browser while a test runs, unless the test expects it. */
export interface Problems {
  /** Declares a problem to be part of the test, which then must happen. */
  expect(pattern: RegExp): void
  /** Returns what happened without being expected. */
  unexpected(): string[]
  /** Returns what was expected and did not happen. */
  missing(): string[]
}

/** Watches every page of a context for errors, policy violations, and requests to other origins. */
export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const seen: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isBrowsersOwn(url, origin))
      seen.push(`console: ${message.text()} (${url})`)
  })
  context.on('weberror', (event) => seen.push(`thrown: ${event.error().stack ?? event.error().message}`))
  context.on('request', (request) => {
    if (leaves(request.url(), origin)) seen.push(`request to elsewhere: ${request.url()}`)
  })
  await context.addInitScript(reportPolicy)
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    missing: () => expected.filter((pattern) => !seen.some((text) => pattern.test(text))).map(String),
  }
}

/** A full browser asks the origin for an icon where a document names none. A headless shell has no place for icons. */
function isBrowsersOwn(address: string, origin: string): boolean {
  return address === new URL('/favicon.ico', origin).href
}

function leaves(address: string, origin: string): boolean {
  const url = new URL(address)
  return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.host !== new URL(origin).host
}

/** Runs in the page. The browser logs most violations itself, but not those of a reporting-only policy. */
function reportPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy broken: ${event.violatedDirective} blocked ${event.blockedURI}`)
  })
}
