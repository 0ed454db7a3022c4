import { LateError } from './in-time'

/** How long a host may send nothing, in seconds. A connection that is only slow sends something. */
const PATIENCE = 20

/**
 * Fetches a file as `fetch` does, but gives up when the host falls silent: before it answers, or within the file. The
 * response cannot be read then.
 * @param patience How long it may be silent, in seconds.
 * @throws LateError if it is silent for longer.
 */
export async function fetchUnlessSilent(
  address: string,
  init: RequestInit = {},
  patience = PATIENCE,
): Promise<Response> {
  const limit = new AbortController()
  const giveUp = () => limit.abort(new LateError(`${address}: nothing came for ${patience} seconds.`))
  let timer = setTimeout(giveUp, patience * 1000)
  const end = () => clearTimeout(timer)
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, passed) {
      end()
      timer = setTimeout(giveUp, patience * 1000)
      passed.enqueue(bytes)
    },
    flush: end,
  })
  try {
    const { body, status, headers } = await fetch(address, { ...init, signal: limit.signal })
    if (body === null) end()
    return new Response(body?.pipeThrough(watched) ?? null, { status, headers })
  } catch (error) {
    end()
    throw error
  }
}
