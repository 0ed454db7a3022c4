import type { Json } from '../../../page/tree'
import type { ObservedRequest } from '../observation'

/** A form's parts are parted by a line that differs from run to run. */
const BOUNDARY = /-{4}formdata-\w+-\d+/g

/** Early versions of Node 20 leave the last line of a form open. */
const OPEN_END = /^------form--$(?![\s\S])/m

/** A request as data. `home` is the address of the page. */
export async function recordRequest(request: Request, home: string): Promise<ObservedRequest> {
  const url = new URL(request.url)
  const path = url.origin === new URL(home).origin ? url.pathname : url.origin + url.pathname
  const headers = [...request.headers].map(([name, value]) => [name, value.replace(BOUNDARY, '----form')])
  const text = (await request.clone().text()).replace(BOUNDARY, '----form')
  const body = readBody(text.replace(OPEN_END, '$&\r\n'))
  return {
    kind: 'request',
    method: request.method,
    path,
    ...(url.search === '' ? {} : { query: grouped(url.searchParams) }),
    headers: Object.fromEntries(headers),
    ...(request.credentials === 'same-origin' ? {} : { credentials: request.credentials }),
    ...(body === undefined ? {} : { body }),
  }
}

function grouped(params: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(params.keys())].map((name): [string, string | string[]] => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
  return Object.fromEntries(entries)
}

/** Objects and lists are read; what only happens to be JSON, such as a number, stays a text. */
function readBody(text: string): Json | undefined {
  if (text === '') return undefined
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : text
  } catch {
    return text
  }
}
