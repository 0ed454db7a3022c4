import { mkdir, realpath, rename, writeFile } from 'node:fs/promises'
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

/** Writes a file by way of a second name: a run beside this one, or after this one was killed, never reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, text)
  await rename(partial, file)
}
