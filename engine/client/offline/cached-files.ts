import { CACHE, DIGEST_LENGTH, type OfflineBuild } from '../../page/offline'

/** How many builds stay cached: open pages may still need scripts of the previous one. */
const MAX_BUILDS = 2
/** How many files are loaded at once, so that the reader's own requests come first. */
const AT_ONCE = 4

/** The files of builds, each in its own cache. */
export interface CachedFiles {
  /**
   * Stores all files of this build. Those that an earlier build already has are not requested again.
   * @throws if a file fails to load or belongs to another build. Nothing is stored then.
   */
  store(): Promise<void>
  deleteOld(): Promise<void>
  /** Returns a file of this build, by its path below the base path. */
  find(path: string): Promise<Response | undefined>
  /** Returns a file of any cached build. */
  findInAny(path: string): Promise<Response | undefined>
}

export function cachedFiles({ id, basePath, files }: OfflineBuild, scope: string): CachedFiles {
  const prefix = `${CACHE} ${scope} `
  const cacheName = prefix + id
  const find = (path: string, options?: MultiCacheQueryOptions) =>
    // Browsers may refuse access to caches, or have lost them.
    caches.match(basePath + path, { ignoreVary: true, ...options }).catch(() => undefined)

  const get = async (path: string, digest: string): Promise<Response> => {
    const known = await find(path)
    if (known && (await digestOf(known)) === digest) return known
    // Hosts let browsers reuse files for some minutes, possibly those of the previous build.
    const response = await fetch(basePath + path, { cache: 'no-cache', priority: 'low' })
    if ((await digestOf(response)) !== digest) throw new Error(`${path} is not from this build.`)
    // The response to a navigation must not be marked as redirected.
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

/** Returns a body's digest in the form that builds write. The response itself stays readable. */
async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, DIGEST_LENGTH)
}
