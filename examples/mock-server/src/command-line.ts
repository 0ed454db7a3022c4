import { parseArgs } from 'node:util'
import type { MockServerOptions } from './index'
import { ROUTES } from './routes'

export const USAGE = `Options:
  --port 4100              the port
  --signed-out             begins without a session
  --latency 800            milliseconds before each answer
  --expires-after 20       answers after which a session ends
  --errors query=500,app=503   statuses with which endpoints fail`

/**
 * Reads the options of the command.
 * @throws Error if one is not known, or has a value that makes no sense.
 */
export function readOptions(args: string[]): MockServerOptions & { port?: number } {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      'signed-out': { type: 'boolean' },
      latency: { type: 'string' },
      'expires-after': { type: 'string' },
      errors: { type: 'string', multiple: true },
    },
  })
  const { port, latency, errors = [] } = values
  const expiresAfter = values['expires-after']
  return {
    ...(port !== undefined && { port: numberOf('port', port) }),
    ...(values['signed-out'] && { signedIn: false }),
    ...(latency !== undefined && { latency: numberOf('latency', latency) }),
    ...(expiresAfter !== undefined && { expiresAfter: numberOf('expires-after', expiresAfter) }),
    ...(errors.length > 0 && { errors: Object.fromEntries(errors.flatMap(failuresOf)) }),
  }
}

function numberOf(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--${name} is a whole number, and not "${text}".`)
}

/** `query=500,app=503`, where an endpoint may be written without its folder. */
function failuresOf(list: string): [endpoint: string, status: number][] {
  return list.split(',').map((one) => {
    const [name = '', text = ''] = one.split('=')
    const status = Number(text)
    if (!(status >= 400 && status <= 599)) {
      throw new Error(
        `--errors needs a status from 400 to 599 for each endpoint: query=500. It got "${one}".`,
      )
    }
    return [endpointOf(name), status]
  })
}

function endpointOf(name: string): string {
  const found = [name, `api/v1/${name}`, `api/v2/${name}`].find((one) => one in ROUTES)
  if (found) return found
  const names = Object.keys(ROUTES).filter((one) => one.startsWith('api/'))
  throw new Error(`There is no endpoint "${name}". These are there: ${names.join(', ')}.`)
}
