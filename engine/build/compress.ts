import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(html|json|md|txt|xml|js|css|svg|webmanifest)$/
/** Files at work at once: zlib has four threads. */
const WIDTH = 8

/**
 * Puts `.br` and `.gz` beside every text file, for hosts that serve them. The results for scripts, which
 * take longest and are named by their content, are kept in `cache`.
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
      else await compressFile(file, file, 10)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}

/** Scripts are few and fetched by everyone: they get the most effort, once. */
async function compressOnce(file: string, cache: string): Promise<void> {
  const kept = join(cache, basename(file))
  const take = () => Promise.all(['.br', '.gz'].map((suffix) => copyFile(kept + suffix, file + suffix)))
  await take().catch(async () => {
    await compressFile(file, kept, 11)
    await take()
  })
}

async function compressFile(file: string, target: string, quality: number): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, wide] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })])
  await Promise.all([writeFile(`${target}.br`, small), writeFile(`${target}.gz`, wide)])
}
