import type { KeyPath } from '../../config/key-lines'
import { splitFrontMatter } from './split'
import { readYaml } from './yaml'

/** The line (1-based) of a key of a file's front matter. */
export function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1
}

/** The line (1-based) of a key inside a value of a file's front matter, or of the nearest one above it. */
export function lineOfPath(text: string, file: string, path: KeyPath): number {
  const read = readYaml(splitFrontMatter(text, file).yaml ?? '', file, 2)
  return 'problem' in read ? 1 : read.lineOf(path)
}
