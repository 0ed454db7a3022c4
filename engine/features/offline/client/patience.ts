/**
 * How long to wait for the host before using the cache, in ms: at first, and for a while after it did not answer. Less
 * than a page waits for the data of the next one.
 */
const PATIENCE = 4000
const SHORT_PATIENCE = 500
/** How long to wait for the host if nothing is cached, in ms. */
const LAST_PATIENCE = 15_000
/** How long the short patience lasts, in ms. */
const WHILE = 60_000

let hurriedUntil = 0

/** Returns what the host answers in time; undefined if it does not, or cannot be reached. */
export async function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, Date.now() < hurriedUntil ? SHORT_PATIENCE : PATIENCE, 'late')
  })
  const came = await Promise.race([asked.catch(() => undefined), late])
  clearTimeout(timer)
  if (came !== 'late') hurriedUntil = 0
  else if (Date.now() >= hurriedUntil) hurriedUntil = Date.now() + WHILE
  return came === 'late' ? undefined : came
}

/**
 * Waits for the host when there is nothing else to show, but not for ever.
 * @param giveUp Makes `asked` reject.
 */
export function atLast(asked: Promise<Response>, giveUp: () => void): Promise<Response> {
  const timer = setTimeout(giveUp, LAST_PATIENCE)
  return asked.finally(() => clearTimeout(timer))
}
