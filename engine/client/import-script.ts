import { inTime, LateError } from './in-time'

/** How long a script may take, in seconds. Browsers do not say whether anything of it has come. */
const PATIENCE = 10
/** How long a browser may take to end requests, in seconds. */
const END_TIME = 1

/** Scripts that took too long, and may still come. */
const late = new Set<Promise<unknown>>()

/**
 * Imports a script unless the host falls silent. A later call, of any script, makes the browser ask for it again.
 * @param load Calls `import()`.
 * @param patience How long it may take, in seconds.
 * @throws LateError if it takes longer; or the error of the browser, if the script cannot be loaded.
 */
export async function importScript<Module>(
  load: () => Promise<Module>,
  patience = PATIENCE,
): Promise<Module> {
  if (late.size > 0) await endLate()
  const loading = load()
  try {
    return await inTime(loading, 'A script', patience)
  } catch (error) {
    if (error instanceof LateError) remember(loading)
    throw error
  }
}

function remember(loading: Promise<unknown>): void {
  late.add(loading)
  const forget = () => late.delete(loading)
  loading.then(forget, forget)
  // The reader may be leaving: what ends the requests of this document would also stop the load of the next one.
  addEventListener('beforeunload', forget, { once: true })
}

/**
 * Ends the requests of late scripts. A browser gives each further import of a script the request that is there, which
 * nothing but the end of all requests of the document can end. Pictures are then requested again.
 */
async function endLate(): Promise<void> {
  const pictures = [...document.images].filter(({ complete }) => !complete)
  window.stop()
  for (const picture of pictures) picture.setAttribute('src', picture.getAttribute('src') ?? '')
  await inTime(Promise.allSettled(late), 'The end of requests', END_TIME).catch(() => undefined)
}
