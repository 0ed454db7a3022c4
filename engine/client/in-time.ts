/** Something took too long. It may still come. */
export class LateError extends Error {}

/**
 * Returns what a promise resolves to.
 * @param seconds How long it may take.
 * @throws LateError if it takes longer.
 */
export async function inTime<Value>(asked: Promise<Value>, what: string, seconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LateError(`${what} did not come within ${seconds} seconds.`)),
      seconds * 1000,
    )
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
