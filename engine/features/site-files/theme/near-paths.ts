import { editDistance } from '../../../page/edit-distance'
import { cleanPath } from '../../../page/site'

const MAX_SHOWN = 4
const MAX_TYPOS = 3

/** Returns the paths most similar to one without a page, the most likely first, but never the home page. */
export function nearPaths(wanted: string, paths: readonly string[], basePath: string): string[] {
  const plain = plainPath(wanted, basePath)
  return paths
    .map((path) => ({ path, distance: distanceOf(plainPath(path, basePath), plain) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
    .slice(0, MAX_SHOWN)
    .map(({ path }) => path)
}

/** Typos rank first, then the same name in another folder, then pages below, then pages above. */
function distanceOf(path: string, wanted: string): number {
  if (path === '') return Number.POSITIVE_INFINITY
  const typos = editDistance(wanted, path, MAX_TYPOS)
  if (typos <= MAX_TYPOS) return typos
  if (lastSegment(path) === lastSegment(wanted)) return 10
  if (path.startsWith(`${wanted}/`)) return 20 + segmentsOf(path)
  if (wanted.startsWith(`${path}/`)) return 60 - segmentsOf(path)
  return Number.POSITIVE_INFINITY
}

/** Returns a path below the base, in lower case and without superfluous slashes. */
function plainPath(path: string, basePath: string): string {
  const clean = cleanPath(path).replace(/\/+/g, '/')
  return clean.slice(cleanPath(basePath).length).replace(/^\//, '').toLowerCase()
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function segmentsOf(path: string): number {
  return path.split('/').length
}
