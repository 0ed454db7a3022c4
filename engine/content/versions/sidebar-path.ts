import { nameInSite, setOfVersion } from '../../page/docs-set'
import type { Sidebar } from '../types'
import { CURRENT } from './version-names'

/** Returns the id of a sidebar that is unique in the site: `guide`, or `api/guide` in the set of docs `api`. */
export function sidebarInSite({ id, version }: Pick<Sidebar, 'id' | 'version'>): string {
  return nameInSite(setOfVersion(version), id)
}

/** Returns the path of the full sidebar, which has the categories that a page leaves out. */
export function sidebarPath({ id, version }: Pick<Sidebar, 'id' | 'version'>, basePath: string): string {
  const folder = version === CURRENT ? '' : `${version}/`
  return `${basePath}data/${folder}sidebar-${id}.json`
}
