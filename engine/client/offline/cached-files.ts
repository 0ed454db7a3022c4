import { CACHE, DIGEST_LENGTH, type OfflineBuild } from '../../page/offline'

/** How many builds are cached: pages that are still open may need the scripts of the one before. */
const MAX_BUILDS = 2
/** How many files are asked for at once: a reader who goes on reading comes first. */
const AT_ONCE = 4

/** The files of builds, each in a cache of its own. */
export interface CachedFiles {
  /**
   * Stores all files of this build. What an earlier build has in common with it is not fetched again.
   * @throws where one of them does not come, or is not that of this build. Nothing is stored then.
   */
  store(): Promise<void>
  deleteOld(): Promise<void>
  /** Finds a file of this build, by its path below the base path. */
  find(path: string): Promise<Response | undefined>
  /** Finds a file of any cached build. */
  findInAny(path: string): Promise<Response | undefined>
}

export function cachedFiles({ id, basePath, files }: OfflineBuild, scope: string): CachedFiles {
  const prefix = `${CACHE} ${scope} `
  const cacheName = prefix + id
  const find = (path: string, options?: MultiCacheQueryOptions) =>
    // A browser may refuse or have lost what it stored.
    caches.match(basePath + path, { ignoreVary: true, ...options }).catch(() => undefined)

  const get = async (path: string, digest: string): Promise<Response> => {
    const known = await find(path)
    if (known && (await digestOf(known)) === digest) return known
    // Hosts let browsers reuse files for some minutes, which may be those of the build before.
    const response = await fetch(basePath + path, { cache: 'no-cache', priority: 'low' })
    if ((await digestOf(response)) !== digest) throw new Error(`${path} is not that of this build.`)
    // The answer to a navigation must not say that it was redirected.
    return new Response(response.body, { status: response.status, headers: response.headers })
  }
  const storeSome = async (cache: Cache, left: [string, string][]): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop())
      await cache.put(basePath + next[0], await get(...next))
  }
  return {
    async store() {
      const cache = await caches.open(cacheName)
      const left = Object.entries(files)
      try {
        await Promise.all(Array.from({ length: AT_ONCE }, () => storeSome(cache, left)))
      } catch (error) {
        left.length = 0
        await caches.delete(cacheName)
        throw error
      }
    },
    async deleteOld() {
      const names = await caches.keys()
      const own = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
      await Promise.all(own.slice(0, own.length - MAX_BUILDS + 1).map((name) => caches.delete(name)))
    },
    find: (path) => find(path, { cacheName }),
    findInAny: async (path) => (await find(path, { cacheName })) ?? find(path),
  }
}

/** Returns what the build has written of the digest of a body. The answer itself can still be read. */
async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, DIGEST_LENGTH)
}
