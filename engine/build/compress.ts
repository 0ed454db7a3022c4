import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(html?|json|md|txt|xml|js|css|svg|webmanifest)$/
/** Qualities of brotli. */
const MOST = 11
const FAST = 10
/** Files at work at once: zlib has four threads. */
const WIDTH = 8

/**
 * Puts `.br` and `.gz` beside every text file, for hosts that serve them. The results for scripts, which
 * take longest, are kept in `cache` by the content they were made from.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values()
  await mkdir(cache, { recursive: true })
  const work = async (): Promise<void> => {
    for (const file of files) {
      if (/^assets[\\/].*\.js$/.test(relative(folder, file))) await compressOnce(file, cache)
      else await compress(await readFile(file), file, FAST)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}

/** Scripts are few and fetched by everyone: they get the most effort, once. */
async function compressOnce(file: string, cache: string): Promise<void> {
  const content = await readFile(file)
  const kept = join(cache, `${createHash('sha256').update(content).digest('hex')}-${MOST}`)
  const take = () => Promise.all(['.br', '.gz'].map((suffix) => copyFile(kept + suffix, file + suffix)))
  await take().catch(async () => {
    await compress(content, kept, MOST)
    await take()
  })
}

/** By way of a second name, so that a build that is stopped leaves no half-written file in the cache. */
async function compress(content: Buffer, target: string, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, wide] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })])
  await Promise.all([writeWhole(`${target}.br`, small), writeWhole(`${target}.gz`, wide)])
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`
  await writeFile(partial, content)
  await rename(partial, file)
}
