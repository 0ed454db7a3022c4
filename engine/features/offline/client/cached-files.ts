import { fetchUnlessSilent } from '../../../kit/browser/requests'
import { HASHED } from '../../../page/site'
import { CACHE, DIGEST_LENGTH, OFFLINE_WORKER, type OfflineBuild } from '../build-files'

/** How many builds stay cached: open pages may still need scripts of the previous one. */
const MAX_BUILDS = 2
/** How many files are loaded at once, so that the reader's own requests come first. */
const AT_ONCE = 4

/** The files of builds, each in its own cache. Paths are keys of the build's list. */
export interface CachedFiles {
  /**
   * Stores the files that every page needs, and those that the build before had: all, if the reader wanted all. Files
   * that have not changed are not requested again.
   * @throws if a file fails to load or belongs to another build. A cache that was not there is not there then.
   */
  store(): Promise<void>
  /**
   * Stores all files of this build, and of those to come.
   * @param stored Called after each file. Returns whether to go on.
   * @throws if a file fails to load or belongs to another build.
   */
  storeAll(stored: (count: number) => boolean): Promise<void>
  /** Deletes all builds but this one and the one that was stored last before it. */
  deleteOld(): Promise<void>
  /** Returns a file of this build, unless it is damaged. */
  find(path: string): Promise<Response | undefined>
  /** Returns a file of any cached build, unless it is known to be damaged. */
  findInAny(path: string): Promise<Response | undefined>
  /** Replaces a file of this build that is missing or damaged. */
  repair(path: string): Promise<void>
}

export function openCache({ id, basePath, files, essential }: OfflineBuild, scope: string): CachedFiles {
  const prefix = `${CACHE} ${scope} `
  const cacheName = prefix + id
  const inRepair = new Set<string>()
  const find = (path: string, options?: MultiCacheQueryOptions) =>
    // Browsers may refuse access to caches, or have lost them.
    caches.match(basePath + path, { ignoreVary: true, ...options }).catch(() => undefined)
  /** A file of another build, whose digest is not known, is taken as it is. */
  const findIntact = async (path: string, digest: string | undefined, options?: MultiCacheQueryOptions) => {
    const known = await find(path, options)
    const isIntact = known && (digest === undefined || (await digestOf(known)) === digest)
    return isIntact ? known : undefined
  }
  const findOwn = (path: string) => findIntact(path, files[path], { cacheName })

  const get = async (path: string, digest: string): Promise<Response> => {
    const known = await findIntact(path, digest)
    if (known) return known
    // Hosts let browsers reuse files for some minutes, possibly those of the previous build.
    const response = await fetchUnlessSilent(basePath + path, { cache: 'no-cache', priority: 'low' })
    if ((await digestOf(response)) !== digest) throw new Error(`${path} is not from this build.`)
    // The response to a navigation must not be marked as redirected.
    return new Response(response.body, { status: response.status, headers: response.headers })
  }
  /** Stores files while `goesOn` says so after each of them. */
  const storeFiles = async (paths: readonly string[], goesOn = () => true): Promise<void> => {
    const cache = await caches.open(cacheName)
    const left = [...paths]
    const storeSome = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        await cache.put(basePath + path, await get(path, files[path] ?? ''))
        if (!goesOn()) left.length = 0
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, storeSome))
    } finally {
      left.length = 0
    }
  }
  const wholeMark = `${basePath}${OFFLINE_WORKER}?whole`
  /** Returns the paths to store of a new build, so that what could be read offline still can. */
  const pathsToKeep = async (): Promise<string[]> => {
    if (await find(wholeMark.slice(basePath.length))) return Object.keys(files)
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = kept.flat().map(({ url }) => new URL(url).pathname.slice(basePath.length))
    return [...new Set([...essential, ...paths.filter((path) => Object.hasOwn(files, path))])]
  }

  // The order of caches is that of their first use, but a host may go back to an earlier build.
  const timeMark = `${basePath}${OFFLINE_WORKER}?stored`
  const timeOfCache = async (name: string): Promise<number> => {
    const mark = await caches.match(timeMark, { cacheName: name })
    return Number(await mark?.text()) || 0
  }
  return {
    async store() {
      const isNew = !(await caches.has(cacheName))
      try {
        const isWhole = await find(wholeMark.slice(basePath.length))
        await storeFiles(await pathsToKeep())
        const cache = await caches.open(cacheName)
        if (isWhole) await cache.put(wholeMark, new Response('1'))
        await cache.put(timeMark, new Response(`${Date.now()}`))
      } catch (error) {
        if (isNew) await caches.delete(cacheName)
        throw error
      }
    },
    async storeAll(stored) {
      let count = 0
      let goesOn = true
      await storeFiles(Object.keys(files), () => {
        goesOn = stored(++count)
        return goesOn
      })
      if (goesOn) await (await caches.open(cacheName)).put(wholeMark, new Response('1'))
    },
    async deleteOld() {
      const names = await caches.keys()
      const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
      const dated = await Promise.all(others.map(async (name) => ({ name, time: await timeOfCache(name) })))
      const old = dated
        .reverse()
        .sort((a, b) => b.time - a.time)
        .slice(MAX_BUILDS - 1)
      await Promise.all(old.map(({ name }) => caches.delete(name)))
    },
    find: findOwn,
    // A file that is named by its content is the same in each build.
    findInAny: async (path) =>
      (await findOwn(path)) ?? findIntact(path, path.startsWith(HASHED) ? files[path] : undefined),
    async repair(path) {
      const digest = files[path]
      if (digest === undefined || inRepair.has(path)) return
      inRepair.add(path)
      try {
        if (await findOwn(path)) return
        const cache = await caches.open(cacheName)
        await cache.delete(basePath + path)
        await cache.put(basePath + path, await get(path, digest))
      } finally {
        inRepair.delete(path)
      }
    },
  }
}

/** Returns a body's digest in the form that builds write. The response itself stays readable. */
async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, DIGEST_LENGTH)
}
