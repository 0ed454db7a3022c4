import { join } from 'pathe'
import { percentDecode, splitUrl } from '../page/href'
import { filesAt, isFile, isFolder } from '../site/public-files'

/** Hidden files are not served, apart from those in this folder. */
const WELL_KNOWN = '.well-known'

/** Returns the file that a host serves for a URL; undefined for none. No path leads out of the folder. */
export function siteFile(url: string, folder: string, basePath: string): string | undefined {
  const name = pathOfFile(url, basePath)
  if (name === undefined) return undefined
  return (name === '' ? ['index.html'] : filesAt(name)).map((file) => join(folder, file)).find(isFile)
}

/** Returns the base path of the locale that a URL belongs to. Each locale has its own 404 page. */
export function localeOf(url: string, folder: string, basePath: string): string {
  if (pathOfFile(url, basePath) === undefined) return basePath
  let [locale, path, below] = [basePath, basePath, folder]
  for (const segment of splitUrl(url).path.slice(basePath.length).split('/')) {
    path += `${segment}/`
    below = join(below, percentDecode(segment))
    if (segment === '' || !isFolder(below)) break
    if (isFile(join(below, '404.html'))) locale = path
  }
  return locale
}

/** Returns a path below the site's; undefined for another site's, and for those that no file can have. */
function pathOfFile(url: string, basePath: string): string | undefined {
  const path = percentDecode(splitUrl(url).path)
  if (!path.startsWith(basePath) || path.includes('\0')) return undefined
  const name = path.slice(basePath.length)
  const segments = name.replace(/\/$/, '').split(/[/\\]/)
  const isSeen = segments.every((part) => part === WELL_KNOWN || /^[^.]/.test(part))
  return name === '' || isSeen ? name : undefined
}
