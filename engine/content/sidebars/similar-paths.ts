import { nearest } from '../../diagnostics/nearest'
import { stripNumberPrefixes } from '../number-prefix'

/** The ids or folders that a path likely means: those that differ in what an id leaves out, else the nearest. */
export function similarPaths(wanted: string, paths: readonly string[]): string[] {
  const plain = plainPath(wanted)
  const same = paths.filter((path) => plainPath(path) === plain)
  return same.length > 0 ? same : nearest(wanted, paths)
}

/** `/docs/02-guides/01-setup.mdx` -> `guides/setup`. */
function plainPath(path: string): string {
  return stripNumberPrefixes(
    path
      .replace(/^\.?\//, '')
      .replace(/^docs\//, '')
      .replace(/\/$|\.mdx?$/, ''),
  )
}
