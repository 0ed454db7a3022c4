import type { Host, Scope } from './host'

const HOME = 'https://search.acme.example/'

/** `location` and `history`. A navigation is observed, not made: the sample goes on where it is. */
export function installAddress(scope: Scope, { classes, observe }: Host): { href(): string } {
  let url = new classes.URL(HOME)
  const open = (target: string | URL) => observe({ kind: 'opens', url: new classes.URL(target, url).href })
  const change = (state: unknown, _title?: string, target?: string | URL | null) => {
    history.state = state
    if (target !== undefined && target !== null) url = new classes.URL(target, url)
  }
  const history: Scope = { state: null, length: 1, pushState: change, replaceState: change }
  const location = { assign: open, replace: open, reload: () => open(url), toString: () => url.href }
  for (const part of PARTS) {
    const set = (value: string) => open(withPart(new classes.URL(url.href), part, value))
    Object.defineProperty(location, part, { enumerable: true, get: () => url[part], set })
  }
  Object.defineProperty(location, 'origin', { enumerable: true, get: () => url.origin })
  Object.defineProperty(scope, 'location', { enumerable: true, get: () => location, set: open })
  scope.history = history
  scope.origin = url.origin
  return { href: () => url.href }
}

const PARTS = ['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const

function withPart(url: URL, part: (typeof PARTS)[number], value: string): string | URL {
  if (part === 'href') return value
  url[part] = value
  return url
}
