import { splitNumberPrefix } from '../content/names'

/** Returns a title for a file or folder name: `Getting started` for `02-getting-started`, `myHelper` for `myHelper`. */
export function titleOf(name: string): string {
  const words = splitNumberPrefix(name)
    .name.replace(/[-_\s]+/g, ' ')
    .trim()
  if (/^[a-z]+[A-Z]/.test(words)) return words
  return words.charAt(0).toUpperCase() + words.slice(1)
}
