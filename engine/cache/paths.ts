import { realpath } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { basename, dirname, join, normalize, resolve } from 'pathe'

/** The engine's own folder, with a trailing slash. */
export const ENGINE_ROOT = normalize(fileURLToPath(new URL('../', import.meta.url)))

export const CLIENT_ENTRY = `${ENGINE_ROOT}app/entry.client.tsx`
export const SERVER_ENTRY = `${ENGINE_ROOT}app/entry.server.tsx`
export const SEARCH_WORKER = `${ENGINE_ROOT}client/search/worker.ts`

/**
 * The one path of a file or folder: absolute, symbolic links followed, letters as the disk has them. The last parts need
 * not exist yet.
 */
export async function realPath(path: string): Promise<string> {
  const full = resolve(path)
  const parent = dirname(full)
  return realpath(full).then(normalize, async () =>
    parent === full ? full : join(await realPath(parent), basename(full)),
  )
}
