import type { Artist } from '../diagrams/artist'
import { cannotDraw } from '../errors/catalog-diagrams'
import { SiteError } from '../errors/problem'

let working = 0
let shared: Promise<Artist> | undefined

/**
 * Lends out one browser for as long as anyone draws. Only who draws needs it to be installed.
 * @throws SiteError where it is not.
 */
export async function withArtist<T>(work: (artist: Artist) => Promise<T>): Promise<T> {
  working++
  shared ??= open()
  const current = shared
  try {
    return await work(await current)
  } finally {
    working--
    if (working === 0) {
      shared = undefined
      await current.then(
        (artist) => artist.close(),
        () => undefined,
      )
    }
  }
}

async function open(): Promise<Artist> {
  const module = await import('../diagrams/artist').catch((error: unknown) => {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new SiteError(cannotDraw(reason, 'Run npm ci, which installs what draws.'), { cause: error })
  })
  return module.openArtist()
}
