import { basename, dirname, extname, relative } from 'pathe'
import { nearest } from '../diagnostics/words'
import { editDistance } from '../page/edit-distance'

/** The file that a link to `wanted` is likely meant for: of its name elsewhere, or of nearly its name beside it. */
export function similarFile(wanted: string, files: readonly string[]): string | undefined {
  const name = nameOf(wanted)
  const moved = files.filter((file) => nameOf(file) === name && name !== 'index')
  const [closest] = moved.sort((a, b) => editDistance(a, wanted) - editDistance(b, wanted))
  if (closest !== undefined) return closest
  const beside = files.filter((file) => dirname(file) === dirname(wanted))
  const [near] = nearest(name, beside.map(nameOf), 1)
  return beside.find((file) => nameOf(file) === near)
}

/** A file as an author would write it in a link of a file in `folder`. */
export function linkTo(file: string, folder: string): string {
  const path = relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

function nameOf(file: string): string {
  return basename(file, extname(file))
}
