import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const TEXT = /\.(html|json|md|txt|xml|js|css|svg|webmanifest)$/
/** Files at work at once: zlib has four threads. */
const WIDTH = 8

/** Puts `.br` and `.gz` beside every text file, for hosts that serve them. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const next = files.values()
  const work = async (): Promise<void> => {
    for (const file of next) await compressFile(file)
  }
  await Promise.all(Array.from({ length: WIDTH }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const [small, wide] = await Promise.all([
    brotli(content, { params: brotliParams(file, content) }),
    gz(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
}

/** Scripts are few and fetched by everyone: they get the most effort. For pages, 9 costs a tenth of 11. */
function brotliParams(file: string, content: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? 11 : 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
}
