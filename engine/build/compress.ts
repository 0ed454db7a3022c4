import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(html?|json|md|txt|xml|js|css|svg|webmanifest)$/
/** How much is done for a file: qualities of brotli and of gzip. */
interface Effort {
  brotli: number
  gzip: number
}

/** Of scripts: few, and fetched by everyone. */
const MOST: Effort = { brotli: 11, gzip: 9 }
/** Of what one or few files hold for all pages. */
const MORE: Effort = { brotli: 10, gzip: 9 }
/** Of pages: to save the last 5 % of them would take longer than all else in a build. */
const LESS: Effort = { brotli: 9, gzip: 9 }
/** Of large files, where more takes seconds for each. */
const LEAST: Effort = { brotli: 7, gzip: 6 }
/** Bytes. */
const LARGE = 2 ** 21
const SUFFIXES = ['.br', '.gz']
/** Files at work at once: zlib has four threads. */
const WIDTH = 8

/**
 * Puts `.br` and `.gz` beside every text file, for hosts that serve them. The results for scripts, which
 * take longest, are kept in `cache` by the content they were made from.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values()
  mkdirSync(cache, { recursive: true })
  const work = async (): Promise<void> => {
    for (const file of files) {
      const path = relative(folder, file).replaceAll('\\', '/')
      if (/^assets\/.*\.js$/.test(path)) await compressOnce(file, cache)
      else await compress(readFileSync(file), file, /^(assets|data)\//.test(path) ? MORE : LESS)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}

/** Scripts are few and fetched by everyone: they get the most effort, once. */
async function compressOnce(file: string, cache: string): Promise<void> {
  const content = readFileSync(file)
  const kept = join(cache, `${createHash('sha256').update(content).digest('hex')}-${MOST.brotli}`)
  if (!SUFFIXES.every((suffix) => existsSync(kept + suffix))) {
    // By way of a second name, so that a build that is stopped leaves no half-written file in the cache.
    const partial = `${kept}.${randomUUID()}`
    await compress(content, partial, MOST)
    for (const suffix of SUFFIXES) renameSync(partial + suffix, kept + suffix)
  }
  for (const suffix of SUFFIXES) copyFileSync(kept + suffix, file + suffix)
}

async function compress(content: Buffer, target: string, wanted: Effort): Promise<void> {
  const effort = content.length > LARGE ? LEAST : wanted
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  }
  const [small, wide] = await Promise.all([brotli(content, { params }), gz(content, { level: effort.gzip })])
  writeFileSync(`${target}.br`, small)
  writeFileSync(`${target}.gz`, wide)
}

/** The least window that holds all of a file: to clear a larger one takes longer than to compress a page. */
function windowFor(bytes: number): number {
  // 16 bytes of a window are never used.
  const bits = Math.ceil(Math.log2(bytes + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}
