import { dirname, join, relative } from 'pathe'
import { CLIENT_ENTRY } from '../cache/paths'

/** The address under which Vite serves a file wherever it is: `/base/@fs/home/site/a.css`, `/base/@fs/C:/site/a.css`. */
export function servedPath(file: string, basePath: string): string {
  return join(basePath, '@fs', file)
}

/**
 * A script of the dev server, named relative to the entry script: by the very path that Vite gives it in the imports
 * of others, or the browser would take it for a second module.
 * @param file absolute path of its source.
 */
export function servedScript(file: string, root: string): string {
  const folder = root.endsWith('/') ? root : `${root}/`
  const path = file.startsWith(folder) ? `/${file.slice(folder.length)}` : servedPath(file, '/')
  return relative(dirname(servedPath(CLIENT_ENTRY, '/')), path)
}
