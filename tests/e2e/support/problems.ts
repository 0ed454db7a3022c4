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
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
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
