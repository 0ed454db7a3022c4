import { readdirSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import { join, relative } from 'pathe'
import { hash } from '../cache/hash'
import type { Store } from '../cache/store'

const { BROTLI_MAX_WINDOW_BITS, BROTLI_MIN_WINDOW_BITS } = constants

const TEXT = /\.(html?|json|md|txt|xml|js|css|svg|webmanifest)$/

/** Quality levels of brotli and gzip. */
interface Effort {
  brotli: number
  gzip: number
  /** The largest window of brotli, in bits. */
  window: number
}

/** Scripts are few, and loaded by everyone. */
const EVERYONE: Effort = { brotli: 11, gzip: 9, window: BROTLI_MAX_WINDOW_BITS }
/** Files that many pages share. Those of search change with every edit, and the last 2 % of them would take seconds. */
const SHARED: Effort = { brotli: 10, gzip: 9, window: BROTLI_MAX_WINDOW_BITS }
/**
 * For pages, the last 5 % would take longer than the rest of the build. With a window above 16 bits, brotli clears 32 MB for
 * each page, which takes seven times as long and saves 0.04 %.
 */
const PAGES: Effort = { brotli: 9, gzip: 9, window: 16 }
/** No reader waits for these, such as the text of all pages, which changes whenever one of them does. */
const FOR_TOOLS: Effort = { brotli: 4, gzip: 4, window: BROTLI_MAX_WINDOW_BITS }
/** For large files, higher levels take seconds each. */
const LARGE: Effort = { brotli: 7, gzip: 6, window: BROTLI_MAX_WINDOW_BITS }
/** In bytes. */
const LARGE_SIZE = 2 ** 21

/** A text in both encodings that hosts can serve directly. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** Threads that Node has for compression. */
const AT_ONCE = 4

/**
 * Adds `.br` and `.gz` files beside every text file that lacks them, unless they would be larger. Results are cached in
 * `store`, by content. `apart` has the absolute paths of files that no page loads.
 */
export async function compressFolder(
  folder: string,
  writeFile: (file: string, content: Buffer) => void,
  store: Store,
  apart: ReadonlySet<string>,
): Promise<void> {
  const files = listUncompressed(folder).values()
  const work = async () => {
    for (const file of files) {
      const effort = apart.has(file) ? FOR_TOOLS : effortFor(relative(folder, file))
      const content = readFileSync(file)
      const copies = await compressOnce(content, effort, store)
      for (const [path, copy] of worthwhile(file, content, copies)) writeFile(path, copy)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Returns the text files of a folder that have no compressed copies, the largest first: all others are done before it. */
function listUncompressed(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(files)
  const lacking = files.filter((file) => TEXT.test(file) && !all.has(`${file}.br`))
  const sizes = new Map(lacking.map((file) => [file, statSync(file).size]))
  const sizeOf = (file: string) => sizes.get(file) ?? 0
  return lacking.sort((a, b) => sizeOf(b) - sizeOf(a))
}

/** Returns the copies of a file that are smaller than it, by path. A few bytes of text grow. */
export function worthwhile(file: string, content: Buffer, { br, gz }: Compressed): [string, Buffer][] {
  const copies: [string, Buffer][] = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ]
  return copies.filter(([, { length }]) => length < content.length)
}

/** Runs synchronously: for files as small as pages, threads take 50 % longer. */
export function compressPage(content: Buffer): Compressed {
  const { forBrotli, forGzip } = optionsFor(content, PAGES)
  return { br: brotliCompressSync(content, forBrotli), gz: gzipSync(content, forGzip) }
}

function effortFor(path: string): Effort {
  if (/^assets\/.*\.js$/.test(path)) return EVERYONE
  return /^(assets|data)\//.test(path) ? SHARED : PAGES
}

/** Runs on threads of Node, and caches the result in `store`, by content. */
async function compressOnce(content: Buffer, effort: Effort, store: Store): Promise<Compressed> {
  const key = hash(JSON.stringify(effort), content)
  const [knownBr, knownGz] = store.read(key) ?? []
  if (knownBr && knownGz) return { br: knownBr, gz: knownGz }
  const { forBrotli, forGzip } = optionsFor(content, effort)
  const [br, gz] = await Promise.all([onThread.brotli(content, forBrotli), onThread.gzip(content, forGzip)])
  store.write(key, [br, gz])
  return { br, gz }
}

const onThread = {
  brotli: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress),
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gzip),
}

function optionsFor(content: Buffer, wanted: Effort): { forBrotli: BrotliOptions; forGzip: ZlibOptions } {
  const effort = content.length > LARGE_SIZE && wanted !== FOR_TOOLS ? LARGE : wanted
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length, effort.window),
  }
  return { forBrotli: { params }, forGzip: { level: effort.gzip } }
}

/** Returns the smallest window that fits the file, if it is allowed. Clearing a larger one takes longer than compressing. */
function windowFor(bytes: number, most: number): number {
  // Brotli never uses 16 bytes of a window.
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(most, Math.max(BROTLI_MIN_WINDOW_BITS, bits))
}
