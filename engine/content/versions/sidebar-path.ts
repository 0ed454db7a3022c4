import type { Sidebar } from '../types'
import { CURRENT } from './version-names'

/** Returns the path of the full sidebar, which has the categories that a page leaves out. */
export function sidebarPath({ id, version }: Pick<Sidebar, 'id' | 'version'>, basePath: string): string {
  const folder = version === CURRENT ? '' : `${version}/`
  return `${basePath}data/${folder}sidebar-${id}.json`
}
