import { SiteError } from '../diagnostics/problem'
import type { Artist } from '../diagrams/artist'
import { cannotDraw } from '../diagrams/problems'

const SMALL_INSTALL = 'Run npm ci: npm run diagrams needs packages that npm ci --omit=dev leaves out.'

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
    // Which of the engine's files asked for a package does not help an author.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split(/ imported from |\n/)
    throw new SiteError(cannotDraw(reason, SMALL_INSTALL), { cause: error })
  })
  return module.openArtist()
}
