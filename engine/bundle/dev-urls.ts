import { dirname, join, relative } from 'pathe'
import { CLIENT_ENTRY } from '../cache/paths'

/** Returns the URL at which Vite serves any file: `/base/@fs/home/site/a.css`, `/base/@fs/C:/site/a.css`. */
export function devUrlOf(file: string, basePath: string): string {
  return join(basePath, '@fs', file)
}

/**
 * Returns the path of a dev server script relative to the entry script. It must match the path in Vite's imports, or
 * the browser would load the module twice.
 * @param file Absolute path of its source, or the name of a virtual module.
 */
export function devScriptPathOf(file: string, root: string): string {
  const folder = root.endsWith('/') ? root : `${root}/`
  if (file.startsWith('virtual:')) return relative(dirname(devUrlOf(CLIENT_ENTRY, '/')), `/@id/${file}`)
  const path = file.startsWith(folder) ? `/${file.slice(folder.length)}` : devUrlOf(file, '/')
  return relative(dirname(devUrlOf(CLIENT_ENTRY, '/')), path)
}
