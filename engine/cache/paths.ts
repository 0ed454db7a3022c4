import { existsSync, mkdirSync } from 'node:fs'
import { realpath, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { basename, dirname, join, normalize, resolve } from 'pathe'

/** Returns the path of a file, as it is in the ids of Vite's modules: with `/` on every system. */
export function pathOfUrl(url: URL): string {
  return normalize(fileURLToPath(url))
}

/** Absolute path of the engine's folder, with a trailing slash. */
export const ENGINE_ROOT = pathOfUrl(new URL('../', import.meta.url))

/** In the place of the site's own, which may extend a package that is not installed. */
export const TSCONFIG = `${ENGINE_ROOT}app/site-tsconfig.json`
export const CLIENT_ENTRY = `${ENGINE_ROOT}app/entry.client.tsx`
export const SERVER_ENTRY = `${ENGINE_ROOT}app/entry.server.tsx`

/**
 * Returns the canonical path of a file or folder: absolute, without symbolic links, in the disk's letter case. The last
 * segments of the path need not exist.
 */
export async function realPath(path: string): Promise<string> {
  const full = resolve(path)
  const parent = dirname(full)
  return realpath(full).then(normalize, async () =>
    parent === full ? full : join(await realPath(parent), basename(full)),
  )
}

/** Creates a folder with its parents. Node's own option never returns where folders cannot be made, as in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it first.
    if (!existsSync(folder)) throw error
  }
}

/** Writes a file atomically through a temporary name, so that no other run reads an incomplete write. */
export async function writeWhole(file: string, text: string): Promise<void> {
  makeFolder(dirname(file))
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, text)
  await rename(partial, file)
}
