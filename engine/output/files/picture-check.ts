import { readFileSync } from 'node:fs'
import { extname } from 'pathe'

/** The first bytes of image files. */
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

/** True for an image file, by its name, that browsers cannot show: empty, truncated early, or of another type. */
export function isBrokenPicture(file: string): boolean {
  const beginning = BEGINNINGS[extname(file).toLowerCase()]
  if (!beginning) return false
  return !beginning.test(readFileSync(file).toString('latin1', 0, READ))
}
