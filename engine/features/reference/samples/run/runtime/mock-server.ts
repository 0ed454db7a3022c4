/** A mock server's response to one endpoint. */
export interface Answer {
  body: unknown
  status: number
  headers: Record<string, string>
  /** Delay in milliseconds. */
  delay: number
}

export interface MockServer {
  /** Calls for the same endpoint queue up, one per request; the last one keeps answering. */
  respond(endpoint: string, body?: unknown, options?: Partial<Omit<Answer, 'body'>>): void
  /** Returns undefined for an endpoint without a configured response. */
  answer(url: URL): Answer | undefined
}

export const EMPTY: Answer = { body: {}, status: 200, headers: {}, delay: 0 }

/** Returns a server for the responses that a sample itself configures. */
export function createMockServer(): MockServer {
  const answers = new Map<string, { used: boolean; answer: Answer }[]>()
  return {
    respond(endpoint, body = {}, options = {}) {
      const key = String(endpoint).replace(/^\//, '')
      const entry = { used: false, answer: { ...EMPTY, ...options, body } }
      answers.set(key, [...(answers.get(key) ?? []), entry])
    },
    answer(url) {
      const path = url.pathname.slice(1)
      const keys = [url.href, `${url.origin}/${path}`, `${path}${url.search}`, path]
      const known = keys.map((key) => answers.get(key)).find((list) => list !== undefined)
      const entry = known?.find(({ used }) => !used) ?? known?.at(-1)
      if (entry) entry.used = true
      return entry?.answer
    },
  }
}
