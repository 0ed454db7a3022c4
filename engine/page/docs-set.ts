/** The id of the set of docs that no file is named after. */
export const DEFAULT_SET = 'default'

/**
 * Returns the name of a version, or the id of a sidebar, that is unique in the site: `2.0` in the default set, `api/2.0` in
 * the set `api`.
 */
export function nameInSite(set: string, name: string): string {
  return set === DEFAULT_SET ? name : `${set}/${name}`
}

/** Returns the name of a version within its set: `2.0` for `api/2.0`. */
export function nameInSet(version: string): string {
  return version.slice(version.indexOf('/') + 1)
}

/** Returns the id of the set that a version belongs to, from the version's name in the site. */
export function setOfVersion(version: string): string {
  const end = version.indexOf('/')
  return end < 0 ? DEFAULT_SET : version.slice(0, end)
}
