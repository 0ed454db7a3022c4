import { readFileSync } from 'node:fs'
import { extname } from 'pathe'

/** How the files of pictures begin. */
const BEGINNINGS: Record<string, RegExp> = {
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.gif': /^GIF8[79]a/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.avif': /^.{4}ftyp(?:avif|avis|mif1)/s,
  '.svg': /<svg[\s>]/,
}
const READ = 4096

/** True for a file that its name calls a picture and that no browser can show as one: empty, cut off at its start, or another file. */
export function isBrokenPicture(file: string): boolean {
  const beginning = BEGINNINGS[extname(file).toLowerCase()]
  if (!beginning) return false
  return !beginning.test(readFileSync(file).toString('latin1', 0, READ))
}
