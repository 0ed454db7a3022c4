import { z } from 'zod'
import { type AllowedHosts, NO_HOSTS } from '../../page/allowed-hosts'

const WEB = /^https?:/
const WEB_OR_SOCKET = /^(?:http|ws)s?:/

/** Origins are written into the policy of pages, where a star or a quote has another meaning. */
export function isOrigin(value: string, scheme = WEB): boolean {
  return scheme.test(value) && /^\w+:\/\/[\w.:[\]-]+$/.test(value) && originOf(value) === value
}

function originOf(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).origin : undefined
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** False for a connection that others on the way can read and change. */
function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return true
  const { protocol, hostname } = new URL(value)
  return !/^(?:http|ws):$/.test(protocol) || LOCAL.test(hostname)
}

/** Returns the schema of a list of hosts. */
function hostsLike(example: string, scheme = WEB) {
  return z.array(host(example, scheme))
}

function host(example: string, scheme: RegExp) {
  return z
    .string()
    .refine((value) => !value.includes('*'), {
      abort: true,
      error: `one host by its whole name, such as '${example}': a star would allow hosts that nobody has named`,
    })
    .refine(isSafe, {
      abort: true,
      error: "an origin that begins with 'https://': only a host of your own machine may have 'http://'",
    })
    .refine((value) => isOrigin(value, scheme), {
      error: ({ input }) => `an origin without a path, such as '${suggest(input, scheme) ?? example}'`,
    })
}

/** Returns the origin in an address that has more than that. */
function suggest(input: unknown, scheme: RegExp): string | undefined {
  const origin = typeof input === 'string' ? originOf(input) : undefined
  return origin !== undefined && isOrigin(origin, scheme) ? origin : undefined
}

const PICTURES = hostsLike('https://pictures.example.com')

/** Hosts of each kind; a list has those of pictures and frames. */
export const allowedHosts = z
  .union([
    PICTURES,
    z.strictObject({
      /**
       * From where pages show pictures, videos and sounds.
       * @example pictures: ['https://pictures.example.com']
       */
      pictures: PICTURES.default([]),
      /**
       * Whose pages may be in frames.
       * @example frames: ['https://videos.example.com']
       */
      frames: hostsLike('https://videos.example.com').default([]),
      /**
       * From where pages load scripts, which can then read and change all that a reader sees and types.
       * @example scripts: ['https://stats.example.com']
       */
      scripts: hostsLike('https://stats.example.com').default([]),
      /**
       * From where pages load style sheets, and the fonts in them.
       * @example styles: ['https://fonts.example.com']
       */
      styles: hostsLike('https://fonts.example.com').default([]),
      /**
       * To where scripts send requests. They may be those of a WebSocket.
       * @example connections: ['https://stats.example.com', 'wss://chat.example.com']
       */
      connections: hostsLike('https://stats.example.com', WEB_OR_SOCKET).default([]),
    }),
  ])
  .prefault([])
  .transform(
    (hosts): AllowedHosts => (Array.isArray(hosts) ? { ...NO_HOSTS, pictures: hosts, frames: hosts } : hosts),
  )
